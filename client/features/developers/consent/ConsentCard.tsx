import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { ArrowLeftRight, BadgeCheck, Check, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentRequestQuery } from '../../../generated/graphql';
import type { ApiScope } from '../../../generated/schema';
import { RichText } from '../../../i18n/RichText';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAuth } from '../../../session/AuthProvider';
import { Avatar } from '../../../ui/display/Avatar';
import { Dotted } from '../../../ui/display/Dotted';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { maskedEmail } from './consent-address';

type ConsentApp = NonNullable<ConsentRequestQuery['consentRequest']['app']>;

const NEVER = ['pay', 'secrets', 'account'] as const;

interface ConsentCardProps {
  app: ConsentApp;
  /** The account to authorise. */
  account: ConsentRequestQuery['viewer'];
  scopes: readonly ApiScope[];
  isBusy: boolean;
  error: unknown;
  onAnswer: (isAllowed: boolean) => void;
}

/** The app, its scopes, what it can never do, and the account; then two buttons of the same weight. */
export function ConsentCard({ app, account, scopes, isBusy, error, onAnswer }: ConsentCardProps) {
  const { t } = useTranslation('security');
  const { textOf } = useErrorText();
  return (
    <Box as="section" layerStyle="panel" padding={{ base: '5', md: '8' }} aria-labelledby="consent-title">
      <Marks name={app.name} />
      <chakra.h1
        id="consent-title"
        textStyle="h2"
        fontSize="24px"
        lineHeight="30px"
        marginTop="4"
        overflowWrap="anywhere"
        textWrap="balance"
      >
        {t('apps.consent.title', { app: app.name })}
      </chakra.h1>
      <Owner app={app} />
      <List title={t('apps.consent.may')}>
        {scopes.map((scope) => (
          <Item key={scope} icon={Check} iconColor="fg.success" text={t(`apps.scopes.${scope}.text`)}>
            <chakra.small display="block" textStyle="small" color="fg.muted">
              {t(`apps.scopes.${scope}.detail`)}
            </chakra.small>
          </Item>
        ))}
      </List>
      <List title={t('apps.consent.never')}>
        {NEVER.map((one) => (
          <Item key={one} icon={X} iconColor="fg.muted" textColor="fg.muted" text={t(`apps.never.${one}`)} />
        ))}
      </List>
      <Account account={account} />
      {Boolean(error) && <AlertBox marginTop="4">{textOf(error)}</AlertBox>}
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3" marginTop="6">
        <Button
          size="lg"
          variant="outline"
          order={{ base: '2', md: '1' }}
          disabled={isBusy}
          onClick={() => onAnswer(false)}
        >
          {t('apps.consent.deny')}
        </Button>
        <Button size="lg" order={{ base: '1', md: '2' }} loading={isBusy} onClick={() => onAnswer(true)}>
          {t('apps.consent.allow')}
        </Button>
      </Box>
      <chakra.p marginTop="4" textStyle="small" color="fg.muted">
        <RichText text={t('apps.consent.lasts')} marks={{ b: <b /> }} />
      </chakra.p>
    </Box>
  );
}

function Marks({ name }: { name: string }) {
  const tile = { display: 'grid', placeItems: 'center', boxSize: '56px', borderRadius: '16px' } as const;
  return (
    <HStack gap="3.5" aria-hidden>
      <Box {...tile} bg={{ base: 'olivo.700', _dark: 'olivo.300' }} color="bg" fontSize="20px" fontWeight="700">
        {[...name][0]?.toLocaleUpperCase()}
      </Box>
      <Box color="fg.muted">
        <ArrowLeftRight size={20} />
      </Box>
      <Box {...tile} borderWidth="1px" borderColor="hairline">
        <chakra.img src="/favicon.svg" alt="" boxSize="30px" />
      </Box>
    </HStack>
  );
}

/** The app that asks, and whether it is verified. */
function Owner({ app: { ownerName, isOwnerVerified, website } }: { app: ConsentApp }) {
  const { t } = useTranslation('security');
  const Icon = isOwnerVerified ? BadgeCheck : TriangleAlert;
  return (
    <Box marginTop="2" textStyle="small">
      <HStack gap="1.5" color={isOwnerVerified ? 'fg.success' : 'fg.warning'} fontWeight="600" alignItems="start">
        <Box flexShrink="0" marginTop="0.5">
          <Icon size={16} aria-hidden />
        </Box>
        {isOwnerVerified ? t('apps.consent.verified') : t('apps.consent.unverified')}
      </HStack>
      <chakra.p color="fg.muted" marginTop="1" overflowWrap="anywhere">
        <Dotted items={[t('apps.consent.owner', { owner: ownerName }), new URL(website).host]} />
      </chakra.p>
    </Box>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box borderTopWidth="1px" borderColor="hairline" marginTop="5" paddingTop="5">
      <chakra.h2 textStyle="body" fontWeight="600">
        {title}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="3.5" marginTop="4">
        {children}
      </chakra.ul>
    </Box>
  );
}

interface ItemProps {
  icon: LucideIcon;
  iconColor: string;
  textColor?: string;
  text: string;
  children?: ReactNode;
}

function Item({ icon: Icon, iconColor, textColor, text, children }: ItemProps) {
  return (
    <chakra.li display="flex" gap="3.5">
      <Box color={iconColor} flexShrink="0" marginTop="0.5">
        <Icon size={18} aria-hidden />
      </Box>
      <Box color={textColor}>
        {text}
        {children}
      </Box>
    </chakra.li>
  );
}

/** The account, with a link to use another. */
function Account({ account }: Pick<ConsentCardProps, 'account'>) {
  const { t } = useTranslation('security');
  const { signOut } = useAuth();
  if (!account) return null;
  return (
    <HStack gap="3" marginTop="6" padding="3.5" borderRadius="12px" bg="bg.muted" flexWrap="wrap">
      <Avatar id={account.userId} initials={account.initials} size="sm" />
      <chakra.p textStyle="small" flex="1 1 8rem" minWidth="0" overflowWrap="anywhere">
        <chakra.span srOnly>{t('apps.consent.account')} </chakra.span>
        <chakra.b display="block" fontWeight="600">
          {account.publicName}
        </chakra.b>
        <chakra.span color="fg.muted">{maskedEmail(account.email)}</chakra.span>
      </chakra.p>
      <Button
        variant="plain"
        size="sm"
        color="brand.fg"
        minHeight={{ base: '11', md: '9' }}
        onClick={() => void signOut()}
      >
        {t('apps.consent.notMe')}
      </Button>
    </HStack>
  );
}
