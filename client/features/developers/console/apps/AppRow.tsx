import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ConsoleApp_PartnerAppFragment } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { CopyButton } from '../../../../ui/controls/CopyButton';
import { ScopeTags } from '../ScopeTags';

interface AppRowProps {
  app: ConsoleApp_PartnerAppFragment;
  onEdit: () => void;
  onRotate: () => void;
  onRemove: () => void;
}

/** One app: its name, scopes and users, and its actions. */
export function AppRow({ app, onEdit, onRotate, onRemove }: AppRowProps) {
  const { t } = useTranslation('developers');
  const formats = useFormats();
  const { id, name, website, kind, scopes, userCount, lastUsedAt, needsSecret } = app;
  const small = { size: 'sm', minHeight: { base: '11', md: '9' } } as const;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="6"
      rowGap="2"
      paddingBlock="3.5"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Box flex="1 1 24rem" minWidth="0">
        <chakra.p textStyle="small" fontWeight="600">
          {name}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {new URL(website).host} · {t(`apps.kinds.${kind}.title`)}
        </chakra.p>
        <Flex align="center" gap="2" marginTop="1">
          <chakra.code textStyle="xs" fontFamily="mono" color="fg.muted" overflowWrap="anywhere">
            {id}
          </chakra.code>
          <CopyButton text={id} variant="ghost" {...small}>
            {t('apps.copyId')}
          </CopyButton>
        </Flex>
      </Box>
      <ScopeTags scopes={scopes} />
      <Box flex="0 1 11rem" textStyle="sm" color="fg.muted">
        {needsSecret && <chakra.p color="fg.error">{t('apps.needsSecret')}</chakra.p>}
        <p>{t('apps.users', { count: userCount })}</p>
        <p>{lastUsedAt ? t('keys.used', { ago: formats.ago(lastUsedAt) }) : t('keys.unused')}</p>
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" {...small} onClick={onEdit}>
          {t('apps.edit')}
          <chakra.span srOnly>{name}</chakra.span>
        </Button>
        {kind === 'CONFIDENTIAL' && (
          <Button variant="outline" {...small} onClick={onRotate}>
            {t('webhooks.newSecret')}
            <chakra.span srOnly>{name}</chakra.span>
          </Button>
        )}
        <Button variant="ghost" {...small} color="fg.error" onClick={onRemove}>
          {t('apps.remove')}
          <chakra.span srOnly>{name}</chakra.span>
        </Button>
      </Flex>
    </chakra.li>
  );
}
