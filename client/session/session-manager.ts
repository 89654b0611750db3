import type { AccessTokens } from '../apollo/access-tokens';
import { toAppError } from '../apollo/app-error';
import { isRefreshDue, startTicking } from './auto-refresh';
import { EventHub } from './event-hub';
import { StateStore } from '../state/state-store';
import { clearPersonalData } from './personal-storage';
import { clearEncryptedStorage } from './encrypted-storage';
import {
  expectsSession,
  openTabChannel,
  rememberedPerson,
  rememberPerson,
  underSessionLock,
  type TabMessage,
} from './tabs';
import type { EventListener, Session, SessionEvent, SessionState, SessionTransport } from './types';

const SIGNED_OUT: SessionState = { isLoading: false, isLost: false, session: null, roles: [], ownsSpaces: false };
/** Failures that say nothing about the session. */
const LOSSES = new Set<string>(['NETWORK', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED']);
/** How long a tab that waited for another tab's refresh waits for its message. */
const NEWS_WAIT_MS = 1_000;
/** When a lost look-up is repeated. */
const LOST_WAIT_MS = 5_000;

/** The session of this tab: looks it up, refreshes it, shares it with other tabs and emits its events. */
export class SessionManager extends StateStore<SessionState> implements AccessTokens {
  protected readonly tabs = openTabChannel((message) => this.receive(message));
  private readonly events: EventHub;
  private refreshing: Promise<Session | null> | null = null;
  private lookup: Promise<void> | null = null;
  /** Whose personal data this tab has, also while the session is looked up. */
  private owner = rememberedPerson();
  private stopTicking: (() => void) | null = null;
  private rolesTimer: ReturnType<typeof setTimeout> | undefined;
  private lostTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    protected readonly transport: SessionTransport,
    private readonly log: (what: string, error: unknown) => void,
    /** Nobody can be signed in, so no look-up is needed. */
    private readonly isVisitor = false,
  ) {
    super({ ...SIGNED_OUT, isLoading: !isVisitor });
    this.events = new EventHub(log);
  }

  /** Hydration starts with the current state, not with the one before the first look-up. */
  override readonly getInitialState = this.getState;

  /** Subscribes to the events of ACC-4; returns the unsubscribe function. */
  onEvent(listener: EventListener): () => void {
    return this.events.listen(listener);
  }

  /** Makes the first look-up (again if its request was lost) and starts the ticks of ACC-5. */
  start(): Promise<void> {
    this.lookup ??= this.lookUp();
    return this.lookup;
  }

  stop(): void {
    this.stopTicking?.();
    clearTimeout(this.rolesTimer);
    clearTimeout(this.lostTimer);
    this.tabs.close();
  }

  async current(): Promise<string | null> {
    // After a lost look-up public pages go on as for a visitor.
    if (this.state.isLoading && expectsSession()) await this.start();
    const { session } = this.state;
    if (session && session.expiresAt <= Date.now()) await this.refresh();
    return this.state.session?.accessToken ?? null;
  }

  async renew(): Promise<string | null> {
    return (await this.refresh())?.accessToken ?? null;
  }

  /** Whether another user, or nobody, is signed in by now, so that the current page is outdated. */
  isOutdated(): boolean {
    const remembered = rememberedPerson();
    return remembered !== undefined && remembered !== (this.state.session?.user.id ?? null);
  }

  protected emit(event: SessionEvent): void {
    this.events.emit(event, this.state.session);
  }

  protected adopt(session: Session, events: readonly SessionEvent[]): void {
    const { id } = session.user;
    const isSamePerson = this.isMine(session);
    // Where another tab remembers the new person, it has cleared what all tabs share.
    if (this.owner && this.owner !== id) clearPersonalData(rememberedPerson() !== id);
    this.owner = id;
    const { roles, ownsSpaces } = isSamePerson ? this.state : SIGNED_OUT;
    this.set({ ...SIGNED_OUT, session, roles, ownsSpaces });
    rememberPerson(id);
    for (const event of events) this.emit(event);
    if (isSamePerson) return;
    clearTimeout(this.rolesTimer);
    // In the next tick all listeners of the sign-in have run.
    this.rolesTimer = setTimeout(() => void this.readViewer(), 0);
  }

  protected end(isBrowserWide: boolean): void {
    clearTimeout(this.rolesTimer);
    this.set(SIGNED_OUT);
    this.clearOwnersData(isBrowserWide);
    this.emit('SIGNED_OUT');
  }

  /** Refetches roles and user; returns whether anything has changed. */
  protected async readViewer(): Promise<boolean> {
    const { session } = this.state;
    if (!session) return false;
    try {
      const viewer = await this.transport.viewer(session.accessToken);
      if (!viewer || this.state.session?.user.id !== viewer.id) return false;
      const { roles, ownsSpaces, ...user } = viewer;
      const hasChanged = JSON.stringify(user) !== JSON.stringify(this.state.session.user);
      this.set({ ...this.state, roles, ownsSpaces, session: { ...this.state.session, user } });
      if (hasChanged) this.emit('USER_UPDATED');
      return hasChanged;
    } catch (error) {
      this.log('The roles could not be read', error);
      return false;
    }
  }

  /* One refresh at a time. A failure is only logged and retried at the next tick: a lost race never signs out. */
  protected refresh(): Promise<Session | null> {
    this.refreshing ??= this.refreshOnce().finally(() => (this.refreshing = null));
    return this.refreshing;
  }

  private async refreshOnce(): Promise<Session | null> {
    const before = this.state.session?.accessToken;
    const isStillHeld = () => before !== undefined && this.state.session?.accessToken === before;
    try {
      await underSessionLock(async (wasBusy) => {
        if (wasBusy && isStillHeld()) await this.tabs.next(NEWS_WAIT_MS);
        if (!isStillHeld()) return;
        const fresh = await this.transport.refresh();
        // A sign-out or sign-in that happened meanwhile wins over this response.
        if (isStillHeld()) this.take(fresh);
      });
    } catch (error) {
      this.log('The session could not be refreshed', error);
    }
    return this.state.session;
  }

  private take(fresh: Session | null): void {
    const event = !fresh ? 'SIGNED_OUT' : this.isMine(fresh) ? 'TOKEN_REFRESHED' : 'SIGNED_IN';
    if (fresh) this.adopt(fresh, [event]);
    else this.end(true);
    this.tabs.post({ event, session: fresh });
  }

  private clearOwnersData(isBrowserWide: boolean): void {
    this.owner = null;
    clearPersonalData(isBrowserWide);
  }

  private isMine({ user }: Session): boolean {
    return user.id === this.state.session?.user.id;
  }

  private async lookUp(): Promise<void> {
    if (this.isVisitor) this.emit('INITIAL_SESSION');
    else await this.lookUpWithLock();
    this.stopTicking ??= startTicking(() => this.tick());
    if (!this.state.isLost) return;
    this.lookup = null;
    clearTimeout(this.lostTimer);
    this.lostTimer = setTimeout(() => this.tick(), LOST_WAIT_MS);
  }

  private isUndecided(): boolean {
    return this.state.isLoading || this.state.isLost;
  }

  private async lookUpWithLock(): Promise<void> {
    try {
      await underSessionLock(async (wasBusy) => {
        // When several tabs open together, as after a restart, the first one's response serves all.
        if (wasBusy && this.isUndecided() && expectsSession()) await this.tabs.next(NEWS_WAIT_MS);
        if (this.isUndecided()) await this.lookUpOnce();
      });
    } catch (error) {
      this.log('The session could not be looked up', error);
      if (LOSSES.has(toAppError(error).code) && this.isUndecided() && expectsSession()) {
        this.set({ ...SIGNED_OUT, isLost: true });
        return;
      }
    }
    if (this.isUndecided()) {
      this.set(SIGNED_OUT);
      this.emit('INITIAL_SESSION');
    }
  }

  private async lookUpOnce(): Promise<void> {
    const session = await this.refreshOrRepeat();
    if (session) {
      this.adopt(session, ['INITIAL_SESSION']);
      this.tabs.post({ event: 'TOKEN_REFRESHED', session });
    } else if (this.owner) this.clearOwnersData(true);
    // The local storage was cleared, but not the encrypted data, which are stored elsewhere.
    else await clearEncryptedStorage().catch(() => undefined);
  }

  /* Pages wait for the first look-up: a loss is repeated once, unless they have waited long. */
  private async refreshOrRepeat(): Promise<Session | null> {
    const end = Date.now() + LOST_WAIT_MS;
    try {
      return await this.transport.refresh();
    } catch (error) {
      const isRepeated = toAppError(error).code === 'NETWORK' && this.state.isLoading && expectsSession();
      if (isRepeated && Date.now() < end) return this.transport.refresh();
      throw error;
    }
  }

  private tick(): void {
    const { session, roles } = this.state;
    if (this.isUndecided()) void this.start();
    if (!session) return;
    if (isRefreshDue(session.expiresAt, Date.now())) void this.refresh();
    // Every user has a role, so the look-up has failed.
    else if (roles.length === 0) void this.readViewer();
  }

  private receive({ event, session }: TabMessage): void {
    if (event === 'USER_UPDATED') void this.readViewer();
    else if (!session) {
      if (this.state.session || this.state.isLost) this.end(false);
    } else if (this.isUndecided()) this.adopt(session, ['INITIAL_SESSION']);
    else if (this.isMine(session)) this.adopt(session, [event]);
    // A refresh may be older than the sign-out of this tab, a sign-in is not.
    else if (this.state.session || event === 'SIGNED_IN') this.adopt(session, ['SIGNED_IN']);
  }
}
