import { chakra, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ApiScopeValues } from '../../../generated/values/ApiScope';

/** The common errors. */
export const COMMON_ERRORS = [
  'TOKEN_INVALID',
  'SCOPE_MISSING',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'QUERY_TOO_COSTLY',
  'QUERY_TOO_MANY_NODES',
  'IDEMPOTENCY_KEY_REUSED',
] as const;

/** What each scope of a key allows. */
export function ScopeTable() {
  const { t } = useTranslation('apiDocs');
  return <Rows rows={ApiScopeValues.map((scope) => [t(`scopes.codes.${scope}`), t(`scopes.${scope}`)])} />;
}

/** What the common errors mean. */
export function ErrorTable() {
  const { t } = useTranslation('apiDocs');
  return <Rows rows={COMMON_ERRORS.map((code) => [code, t(`errors.codes.${code}`)])} />;
}

/** A list of codes with their meaning. */
function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <chakra.dl layerStyle="panel" paddingInline={{ base: '4', md: '6' }}>
      {rows.map(([code, text]) => (
        <Grid
          key={code}
          templateColumns={{ base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' }}
          columnGap="6"
          paddingBlock="3"
          _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
        >
          <chakra.dt fontFamily="mono" textStyle="sm" fontWeight="600" overflowWrap="anywhere">
            {code}
          </chakra.dt>
          <chakra.dd color="fg.muted">{text}</chakra.dd>
        </Grid>
      ))}
    </chakra.dl>
  );
}
