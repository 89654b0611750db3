import { failedWith } from '../../../apollo/app-error';
import type { AuthSource } from '../../../session/AuthProvider';
import type { StaffView } from '../../../session/staff-view';
import type { SessionState } from '../../../session/types';
import { httpTransport } from '../../../session/transport';
import { StateStore } from '../../../state/state-store';

const REFUSED = failedWith('VIEW_READ_ONLY').problem;
const refused = () => Promise.resolve({ error: REFUSED, challenge: null });
const nothing = () => Promise.resolve();

/** The read-only session of a viewed person. */
export class ViewSession extends StateStore<SessionState> implements AuthSource {
  readonly start = nothing;
  readonly signIn = refused;
  readonly verifyMfa = refused;
  readonly signUp = refused;
  readonly signOut = refused;
  readonly requestPasswordReset = refused;
  readonly resetPassword = refused;
  readonly changePassword = refused;
  readonly requestEmailChange = refused;
  readonly startPasswordRecovery = () => undefined;
  readonly secondFactorConfirmed = nothing;
  readonly reloadViewer = nothing;
  readonly open = nothing;

  constructor(private readonly view: StaffView) {
    super({ isLoading: true, isLost: false, session: null, roles: [], ownsSpaces: false });
  }

  /** Loads the person. */
  async load(): Promise<void> {
    const { token, endsAt } = this.view;
    const viewer = await httpTransport.viewer(token);
    if (!viewer) return;
    const { roles, ownsSpaces, ...user } = viewer;
    const session = { user, accessToken: token, refreshToken: null, expiresAt: endsAt };
    this.set({ isLoading: false, isLost: false, session, roles, ownsSpaces });
  }

  readonly current = () => Promise.resolve(this.view.token);
  readonly renew = () => Promise.resolve(null);
}
