import { Button, chakra, Flex } from '@chakra-ui/react';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAuditChainLazyQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';

/** Verifies the whole audit log on demand. */
export function ChainCheck() {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const { textOf } = useErrorText();
  const [check, { data, error, loading }] = useAuditChainLazyQuery({ fetchPolicy: 'network-only' });
  const chain = data?.auditChain;
  return (
    <Flex alignItems="center" gap="3" flexWrap="wrap">
      {/* Takes no space before there is a result, not even the gap to the button. */}
      <chakra.p
        role="status"
        _empty={{ marginInlineEnd: '-3' }}
        textStyle="sm"
        color={chain?.brokenAt ? 'fg.error' : 'fg.muted'}
      >
        {chain && !loading && (
          <Flex as="span" alignItems="center" gap="1.5">
            {chain.brokenAt ? <TriangleAlert size={16} aria-hidden /> : <ShieldCheck size={16} aria-hidden />}
            {chain.brokenAt
              ? t('audit.broken', { number: chain.brokenAt })
              : t('audit.whole', { count: chain.count, formatted: number(chain.count) })}
          </Flex>
        )}
        {error && textOf(error)}
      </chakra.p>
      <Button
        variant="outline"
        size="sm"
        minHeight={{ base: '11', md: '9' }}
        loading={loading}
        onClick={() => void check()}
      >
        {t('audit.check')}
      </Button>
    </Flex>
  );
}
