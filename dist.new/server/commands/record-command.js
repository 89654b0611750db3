import { recordAudit } from '../core/writes/audit.js';
/** Records what a command changed: nobody is signed in, so that the account of the operating system stands for its actor. */
export function recordCommand(tx, operator, { after, ...entry }) {
    return recordAudit(tx, { ...entry, actorId: null, after: { ...after, operator } });
}
//# sourceMappingURL=record-command.js.map