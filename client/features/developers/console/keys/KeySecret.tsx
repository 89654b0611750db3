import { chakra, Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConsoleKey_ApiKeyFragment } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { ScopeTags } from '../ScopeTags';
import { SecretDialog } from '../SecretDialog';
import { lastDayOf } from './last-day';

/** A new key, with its secret. */
export interface MadeKey {
  readonly secret: string;
  readonly apiKey: ConsoleKey_ApiKeyFragment;
}

/** The secret of a key, shown once, with its scopes. */
export function KeySecret({ made: { secret, apiKey }, onClose }: { made: MadeKey; onClose: () => void }) {
  const { t } = useTranslation('developers');
  const { day } = useFormats();
  const { name, scopes, expiresAt, addresses } = apiKey;
  return (
    <SecretDialog secret={secret} kind="key" onClose={onClose}>
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="4"
        rowGap="1.5"
        textStyle="small"
        css={{ '& dt': { color: 'fg.muted' }, '& dd': { textAlign: 'end', overflowWrap: 'anywhere' } }}
      >
        <dt>{t('keys.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('keys.scopes')}</dt>
        <dd>
          <ScopeTags scopes={scopes} />
        </dd>
        <dt>{t('keys.expiry')}</dt>
        <dd>{expiresAt ? day(lastDayOf(expiresAt)) : t('keys.noExpiry')}</dd>
        <dt>{t('keys.addresses')}</dt>
        <dd>{addresses.join(', ') || t('keys.anywhere')}</dd>
      </chakra.dl>
      <Flex gap="3" padding="4" borderRadius="lg" bg="bg.warning">
        <chakra.span color="fg.warning" flexShrink="0">
          <TriangleAlert size={20} aria-hidden />
        </chakra.span>
        <chakra.p textStyle="small">{t('secret.keyWarning')}</chakra.p>
      </Flex>
    </SecretDialog>
  );
}
