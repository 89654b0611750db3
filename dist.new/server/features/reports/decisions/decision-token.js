import { shareTokens } from '../../../core/share-token.js';
import { ReportSide } from '../cases/report-case-types.js';
const { tokenOf, idOf } = shareTokens('report-decision');
export { idOf as decisionKeyOf };
/** The path of the page where one side reads the decision and complains about it. */
export function decisionPath(config, { reporterKey, ownerKey }, side) {
    return `/decision/${tokenOf(config, side === ReportSide.REPORTER ? reporterKey : ownerKey)}`;
}
//# sourceMappingURL=decision-token.js.map