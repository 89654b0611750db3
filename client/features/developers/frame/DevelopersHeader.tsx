import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { Menu, SquareTerminal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LanguageMenu } from '../../../ui/controls/LanguageMenu';
import { Logo } from '../../../ui/display/Logo';
import { HEADER_ID } from '../../../ui/layout/anchors';
import { PageContainer } from '../../../ui/layout/Page';
import { guidePath } from '../guides/guide-list';
import { SearchButton } from '../search/SearchButton';

/** The parts of the documentation, in the order of its header. */
const PARTS = {
  home: '/developers',
  guides: guidePath('first-call'),
  reference: '/developers/reference',
  changes: guidePath('changes'),
} as const;
export type DocsPart = keyof typeof PARTS;

const PART_NAMES = Object.keys(PARTS) as DocsPart[];

const PartLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingInline: { base: '3', md: '2', lg: '3' },
    borderRadius: 'control',
    fontWeight: '500',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', bg: 'hover' },
    '&[aria-current=page]': { color: 'fg', fontWeight: '600' },
  },
});

/** The documentation's header: its parts, the sandbox, the console and the search. */
export function DevelopersHeader({ current }: { current: DocsPart | null }) {
  const { t } = useTranslation('apiDocs');
  return (
    <chakra.header
      id={HEADER_ID}
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      boxShadow="0 1px 0 var(--hueco-colors-hairline)"
    >
      <PageContainer display="flex" alignItems="center" gap={{ base: '3', lg: '8' }} height="var(--header-h)">
        <Logo />
        <chakra.nav aria-label={t('title')} display={{ base: 'none', md: 'flex' }}>
          <Parts current={current} />
        </chakra.nav>
        <HStack gap={{ base: '1', lg: '2' }} marginInlineStart="auto">
          <LanguageMenu />
          <HStack gap={{ base: '1', lg: '2' }} display={{ base: 'none', md: 'flex' }}>
            <Tools />
          </HStack>
          <SearchButton />
          <PhoneMenu current={current} />
        </HStack>
      </PageContainer>
    </chakra.header>
  );
}

function Parts({ current }: { current: DocsPart | null }) {
  const { t } = useTranslation('apiDocs');
  return PART_NAMES.map((part) => (
    <PartLink key={part} to={PARTS[part]} aria-current={part === current ? 'page' : undefined}>
      {t(`frame.${part}`)}
    </PartLink>
  ));
}

function Tools() {
  const { t } = useTranslation('apiDocs');
  return (
    <>
      <Button asChild variant="ghost" paddingInline="3">
        <a href="/graphiql">
          <SquareTerminal size={18} aria-hidden />
          {t('frame.sandbox')}
        </a>
      </Button>
      <Button asChild variant="outline">
        <Link to="/developers/console">{t('frame.console')}</Link>
      </Button>
    </>
  );
}

/* The key changes with the page, which closes it. */
function PhoneMenu({ current }: { current: DocsPart | null }) {
  const { t } = useTranslation(['apiDocs', 'nav']);
  const { pathname } = useLocation();
  return (
    <chakra.details key={pathname} display={{ md: 'none' }}>
      <chakra.summary
        display="grid"
        placeItems="center"
        boxSize="44px"
        marginEnd="-10px"
        borderRadius="full"
        cursor="pointer"
        listStyleType="none"
        aria-label={t('nav:openMenu')}
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Menu size={24} aria-hidden />
      </chakra.summary>
      <Box
        position="absolute"
        insetInline="0"
        top="var(--header-h)"
        bg="bg.panel"
        borderBottomWidth="1px"
        boxShadow="2"
        padding="4"
        display="grid"
        gap="1"
      >
        <chakra.nav aria-label={t('title')} display="grid">
          <Parts current={current} />
        </chakra.nav>
        <HStack gap="2" marginTop="2">
          <Tools />
        </HStack>
      </Box>
    </chakra.details>
  );
}
