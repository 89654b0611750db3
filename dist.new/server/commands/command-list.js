import { backUp } from './back-up.js';
import { checkBackup } from './check-backup.js';
import { inspectBooking } from './inspect-booking.js';
import { replayOutbox } from './replay-outbox.js';
import { restoreInto } from './restore-into.js';
import { revokeSessions } from './revoke-sessions.js';
import { runDueErasures } from './run-due-erasures.js';
import { userRole } from './user-role.js';
import { verifyAudit } from './verify-audit.js';
import { verifyBooks } from './verify-books.js';
/** Every command, in the order of the help. */
export const COMMANDS = [
    userRole,
    revokeSessions,
    inspectBooking,
    verifyBooks,
    replayOutbox,
    runDueErasures,
    verifyAudit,
    backUp,
    checkBackup,
    restoreInto,
];
//# sourceMappingURL=command-list.js.map