import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import type { ClaimView } from './claim-view';

/** The billing periods before and after the decision, in the amounts of the viewer's side. */
export function PeriodTable({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('claims');
  const { money, day } = useFormats();
  const { periods } = claim.preview;
  if (periods.length === 0) return null;
  const isHost = (claim.viewerRole === 'OTHER_SIDE') === (claim.side === 'RENTER');
  const sum = (field: 'beforeCents' | 'afterCents') => money(periods.reduce((all, one) => all + one[field], 0));
  return (
    <chakra.table
      width="full"
      textStyle="small"
      fontVariantNumeric="tabular-nums"
      css={{
        '& th, & td': { paddingBlock: '0.5rem', textAlign: 'end', fontWeight: '400' },
        '& th:first-of-type, & td:first-of-type': { textAlign: 'start' },
        '& tr': { borderBottom: '1px solid var(--hueco-colors-hairline)' },
        '& tfoot td': { fontWeight: '600' },
      }}
    >
      <chakra.caption srOnly>{t('case.changes')}</chakra.caption>
      <thead>
        <tr>
          <th scope="col">{t(isHost && claim.viewerRole !== 'STAFF' ? 'case.receive' : 'case.charge')}</th>
          <th scope="col">{t('case.before')}</th>
          <th scope="col">{t('case.after')}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ from, to, beforeCents, afterCents }) => (
          <tr key={from}>
            <td>
              {day(from, SHORT_DAY)} – {day(to, SHORT_DAY)}
            </td>
            <td>{money(beforeCents)}</td>
            <td>{money(afterCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{t('case.total')}</td>
          <td>{sum('beforeCents')}</td>
          <td>{sum('afterCents')}</td>
        </tr>
      </tfoot>
    </chakra.table>
  );
}
