import type { messages as spanish } from '../es/apiStatus';
import type { SameKeys } from '../translations';

export const messages: SameKeys<typeof spanish> = {
  title: 'Service status',
  lead: 'What the program sees of itself, and what it has counted in the last 24 hours.',
  fine: 'Everything works',
  late: 'The API answers; webhooks and notifications leave late',
  down: 'There is a problem: not all calls are answered',
  parts: {
    api: 'Calls to the API',
    events: 'Webhooks and notifications',
    fine: 'Works',
    late: 'Late',
    down: 'With problems',
  },
  version: 'Version {{version}}, read at {{time}}',
  refresh: 'Refresh',
  day: 'Last 24 hours',
  metrics: {
    calls: 'Calls',
    failures: 'Failures of ours',
    half: 'Half of the answers',
    p95: 'Answer, p95',
    within: 'within {{ms}}\u00a0ms',
  },
  none: 'Nobody has called in the last 24 hours.',
  chart: 'Calls and failures of ours in each of the last 24 hours',
  tip: '{{hour}}: {{calls}}, {{failures}}',
  tipCalls_one: '{{n}} call',
  tipCalls_other: '{{n}} calls',
  tipFailures_one: '{{n}} failure',
  tipFailures_other: '{{n}} failures',
  showTable: 'Show table',
  showChart: 'Show chart',
  hour: 'Hour',
  note: 'We count all HTTP calls to the API: of keys, of apps and of the website. A failure of ours is an error INTERNAL, SERVICE_UNAVAILABLE or QUERY_TIMEOUT, or a status of 500 or above. Times are those of the server, without the network.',
  checks: 'For your own checks: `/healthz` says whether the program runs, and `/readyz` whether it answers in full.',
};
