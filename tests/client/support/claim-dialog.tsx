import { vi } from 'vitest';
import { RequestFailed, type FieldError } from '../../../client/apollo/app-error';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { ClaimDialog } from '../../../client/ui/claims/ClaimDialog';
import { renderAnswered, type Answers } from './answers';
import { createSessions, refusal } from './sessions';

const person = (id: string, displayName: string) => ({ __typename: 'PublicUser', id, displayName });
/** A kind of claim that can be opened now. */
export const option = (name: string, remedies: string[], barrier: string | null = null) => ({
  __typename: 'ClaimOption',
  case: name,
  details: [],
  remedies,
  minPhotos: 1,
  windowHours: 48,
  opensAt: '2027-01-15T00:00:00Z',
  closesAt: null,
  hiddenClosesAt: null,
  barrier,
});

const OPTIONS = {
  HOST: [option('SPACE_DAMAGED', ['DEPOSIT'])],
  RENTER: [option('NO_ACCESS', ['FULL_REFUND', 'REBOOKING']), option('GOODS_DAMAGED', ['GUARANTEE'])],
};

interface ClaimSetting {
  timeZone?: string;
  options?: readonly ReturnType<typeof option>[];
  depositLeftCents?: number;
}

/** A booking's claim form; each test has a booking of its own, as drafts last until the page is left. */
export function openClaim(
  id: string,
  isHost = true,
  refused: readonly FieldError[] = [],
  {
    timeZone = 'Europe/Madrid',
    options = OPTIONS[isHost ? 'HOST' : 'RENTER'],
    depositLeftCents = 7000,
  }: ClaimSetting = {},
) {
  const server = { isDown: false, previews: [] as unknown[], sent: [] as Record<string, unknown>[] };
  const answers: Answers = {
    ClaimForm: () => ({
      booking: {
        __typename: 'Booking',
        id,
        from: '2027-01-15',
        viewerRole: isHost ? 'HOST' : 'RENTER',
        timeZone,
        depositLeftCents,
        space: { __typename: 'Space', id: 'spc_1', title: 'Trastero', sizeM2: 6 },
        renter: person('usr_1', 'Marta R.'),
        host: person('usr_2', 'Luis M.'),
        claims: [],
        claimOptions: options,
        inventory: null,
      },
    }),
    ClaimPreview: ({ input }) => {
      const { wantedCents } = input as { wantedCents: number | null };
      server.previews.push(wantedCents);
      if (server.isDown) throw refusal('NETWORK');
      return {
        claimPreview: [
          {
            __typename: 'RemedyPreview',
            remedy: 'DEPOSIT',
            amountCents: wantedCents ?? 0,
            laterCents: null,
          },
        ],
      };
    },
    SubmitClaim: ({ input }) => {
      server.sent.push(input as Record<string, unknown>);
      throw new RequestFailed({ code: 'VALIDATION_FAILED', params: {}, fields: [...refused] });
    },
  };
  const { client } = createSessions({}, ['HOST']);
  const current = vi.spyOn(client, 'current').mockResolvedValue('token');
  const dialog = (
    <AuthProvider client={client}>
      <ClaimDialog bookingId={id} onClose={() => undefined} />
    </AuthProvider>
  );
  return { server, current, show: () => renderAnswered(dialog, answers) };
}
