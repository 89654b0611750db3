import { Grid } from '@chakra-ui/react';
import { BookingsPanel } from '../bookings/BookingsPanel';
import { Greeting } from '../components/Greeting';
import type { TabProps } from '../tab-props';
import { tabPath } from '../tabs';
import { HostKpis } from './HostKpis';
import { IncomePanel } from './income/IncomePanel';
import { MonthPanel } from './month/MonthPanel';
import { TodoPanel } from './TodoPanel';

/** The host's overview: what waits for them, the numbers of the month, and the next bookings. */
export function HostOverview({ summary }: TabProps) {
  return (
    <>
      <Greeting />
      <TodoPanel bookings={summary.todo} count={summary.todoCount + summary.answersLeft} answers={summary.answersDue} />
      <HostKpis summary={summary} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 312px' }} gap="6">
        <IncomePanel months={summary.income} paidCents={summary.incomePaidCents} />
        <MonthPanel />
      </Grid>
      <BookingsPanel
        key="host"
        mode={summary.mode}
        groups={summary.groups}
        preview={{ pageSize: 7, allPath: tabPath('host', 'bookings') }}
      />
    </>
  );
}
