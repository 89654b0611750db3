import { ReportDecisionDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';

/** `/decision/:token`: for the person with the link, not for search engines. */
export const page = serverPage({
  query: ReportDecisionDocument,
  variables: ({ params }) => ({ token: params['token'] ?? '' }),
  head: ({ data, t }) => ({
    ...(data.reportDecision ? {} : { status: 410 as const }),
    title: t(data.reportDecision ? 'report:decision.title' : 'report:decision.goneTitle'),
    description: t('report:decision.goneText'),
    isIndexed: false,
  }),
});
