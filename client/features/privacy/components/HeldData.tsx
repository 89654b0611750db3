import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MyDataQuery } from '../../../generated/graphql';
import { identityBounds } from '../../../generated/rare-bounds';
import type { DataGroupKey } from '../../../generated/schema';
import { LONG_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { LARGE_TEXT } from '../../../theme/large-text';
import { phoneText } from '../../../ui/display/phone-text';
import { TextLink } from '../../../ui/links/TextLink';

type Group = MyDataQuery['myData']['groups'][number];
type Field = Group['fields'][number];

/* The page where each group is shown and corrected; groups without a page are explained. */
const PLACES = {
  ACCOUNT: ['/profile/edit?section=security', 'go'],
  PROFILE: ['/profile/edit?section=profile', 'go'],
  SPACES: ['/dashboard?mode=host&tab=spaces', 'go'],
  BOOKINGS: ['/dashboard?mode=renter&tab=bookings', 'see'],
  MESSAGES: ['/messages', 'see'],
  NOTIFICATIONS: ['/profile/edit?section=notifications', 'adjust'],
  SESSIONS: ['#sesiones', 'below'],
  CONSENTS: ['#consentimientos', 'below'],
  VERIFICATIONS: ['/verify-identity', 'see'],
} as const satisfies Partial<Record<DataGroupKey, readonly [path: string, word: string]>>;

type Placed = keyof typeof PLACES;
type Counted = Exclude<DataGroupKey, 'ACCOUNT' | 'PROFILE'>;

const isPlaced = (key: DataGroupKey): key is Placed => key in PLACES;

const TINY_LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '11', md: '6' },
  whiteSpace: 'nowrap',
  css: { [LARGE_TEXT]: { whiteSpace: 'normal' } },
} as const;

/** The stored data: fields of account and profile, and the number of other records, each with a link to correct it. */
export function HeldData({ groups }: { groups: readonly Group[] }) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      {groups
        .filter(({ fields }) => fields.length > 0)
        .map((group) => (
          <FieldList key={group.key} group={group} />
        ))}
      <chakra.ul listStyleType="none">
        {groups
          .filter(({ fields }) => fields.length === 0)
          .map((group) => (
            <CountRow key={group.key} group={group} />
          ))}
      </chakra.ul>
    </Box>
  );
}

function PlaceLink({ of }: { of: DataGroupKey }) {
  const { t } = useTranslation('privacy');
  if (!isPlaced(of)) return null;
  const [path, word] = PLACES[of];
  return (
    <TextLink to={path} aria-label={t(`held.goTo.${of}`)} {...TINY_LINK}>
      {t(`held.${word}`)}
    </TextLink>
  );
}

function FieldList({ group }: { group: Group }) {
  const { t } = useTranslation('privacy');
  const words = useFieldLabel();
  return (
    <section aria-labelledby={`held-${group.key}`}>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="4">
        <chakra.h3 id={`held-${group.key}`} fontWeight="600">
          {t(`held.groups.${group.key}`)}
        </chakra.h3>
        <PlaceLink of={group.key} />
      </Box>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '180px minmax(0, 1fr)' }}
        columnGap="4"
        rowGap={{ base: '0.5', sm: '2' }}
        marginTop="2"
        textStyle="small"
      >
        {group.fields.map((field) => (
          <Box key={field.key} display="contents">
            <chakra.dt color="fg.muted">{t(`held.facts.${field.key}`)}</chakra.dt>
            <chakra.dd overflowWrap="anywhere" marginBottom={{ base: '2', sm: '0' }}>
              {words(field)}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      {group.key === 'ACCOUNT' && (
        <chakra.p marginTop="2" textStyle="small" color="fg.muted">
          {t('held.nameHint')} <TextLink to="/contact">{t('held.nameLink')}</TextLink>
        </chakra.p>
      )}
    </section>
  );
}

function useFieldLabel(): (field: Field) => string {
  const { t, i18n } = useTranslation('privacy');
  const formats = useFormats();
  return ({ key, value }) => {
    if (value === null) return t('held.nothing');
    if (key === 'MEMBER_SINCE') return formats.instant(value, LONG_DATE);
    if (key === 'BIRTH_DATE') return formats.day(value);
    if (key === 'PHONE') return phoneText(value);
    const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
    if (key === 'LOCALE' || key === 'LANGUAGES')
      return formats.list(value.split(', ').map((code) => names.of(code) ?? code));
    return value;
  };
}

function CountRow({ group }: { group: Group }) {
  const { t } = useTranslation('privacy');
  const { number } = useFormats();
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="4"
      paddingBlock={{ base: '1', md: '3' }}
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <Box flex="1" minWidth="0">
        <chakra.p fontWeight="600">{t(`held.groups.${group.key}`)}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {t(`held.explain.${group.key as Counted}`, identityBounds)}
        </chakra.p>
      </Box>
      <chakra.p fontVariantNumeric="tabular-nums" fontWeight="600">
        {number(group.count)}
      </chakra.p>
      <Box width={{ base: '5rem', md: '5.5rem' }} textAlign="end" css={{ [LARGE_TEXT]: { width: '4rem' } }}>
        {group.count > 0 && <PlaceLink of={group.key} />}
      </Box>
    </chakra.li>
  );
}
