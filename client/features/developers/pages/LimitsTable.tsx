import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { apiLimits } from '../../../generated/rare-bounds';
import { useFormats } from '../../../i18n/format';

/** Points in a bucket and points restored per second, and the maximum cost and size of one call. */
const ROWS = ['bucket', 'restored', 'perCall', 'nodes', 'first'] as const;

/** The rate limits, by caller. */
export function LimitsTable() {
  const { t } = useTranslation('apiDocs');
  const formats = useFormats();
  return (
    <Box
      role="region"
      aria-label={t('limits.points')}
      tabIndex={0}
      overflowX="auto"
      layerStyle="panel"
      padding={{ base: '4', md: '6' }}
    >
      <chakra.table
        width="full"
        fontVariantNumeric="tabular-nums"
        css={{
          '& th, & td': { paddingBlock: '8px', paddingInlineStart: '12px', textAlign: 'end' },
          '& th:first-of-type': { paddingInlineStart: '0', textAlign: 'start', fontWeight: '400' },
        }}
      >
        <chakra.thead textStyle="sm" color="fg.muted">
          <tr>
            <th scope="col">{t('limits.points')}</th>
            <th scope="col">{t('limits.anonymous')}</th>
            <th scope="col">{t('limits.person')}</th>
            <th scope="col">{t('limits.key')}</th>
          </tr>
        </chakra.thead>
        <tbody>
          {ROWS.map((name) => (
            <chakra.tr key={name} borderTopWidth="1px" borderColor="hairline">
              <th scope="row">{t(`limits.${name}`)}</th>
              {apiLimits[name].map((value, index) => (
                <td key={index}>{formats.number(value)}</td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
