import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StaffShellQuery } from '../../generated/graphql';
import { Logo } from '../../ui/display/Logo';
import { STAFF_PAGE_GROUPS, type StaffPage } from '../../ui/staff/staff-pages';
import { StaffAccount } from './StaffAccount';

interface StaffRailProps {
  data: StaffShellQuery | undefined;
  /** Those the viewer may open. */
  pages: readonly StaffPage[];
  current: StaffPage | undefined;
  /** With labels at every width, as in the phone's menu. */
  isWide?: boolean;
  onFollow?: () => void;
}

/** The staff's pages with what waits in each; in narrower windows only icons, with accessible names. */
export function StaffRail({ data, pages, current, isWide = false, onFollow }: StaffRailProps) {
  const { t } = useTranslation('staff');
  const words = isWide ? {} : { srOnly: { base: true, xl: false } };
  const queues = new Map(data?.staffQueues.map((one) => [one.queue, one]));
  return (
    <Box
      position={isWide ? undefined : 'sticky'}
      top="0"
      display="flex"
      flexDirection="column"
      // The cookie banner stays below it.
      height={isWide ? undefined : 'calc(100dvh - var(--foot-h))'}
      overflowY="auto"
      scrollbarWidth="none"
      paddingInline={isWide ? '0' : { base: '2.5', xl: '3' }}
      paddingBottom="3"
    >
      {!isWide && (
        <Box
          height="var(--bar-h)"
          flexShrink="0"
          display="flex"
          alignItems="center"
          paddingInline="1"
          gap="2"
          css={{ '& a > span': { display: { base: 'none', xl: 'inline' } } }}
        >
          <Logo />
          <chakra.span
            hideBelow="xl"
            paddingInline="2"
            borderRadius="sm"
            bg="bg.muted"
            color="fg.muted"
            textStyle="xs"
            fontWeight="600"
          >
            {t('team')}
          </chakra.span>
        </Box>
      )}
      <chakra.nav aria-label={t('title')} onClick={onFollow}>
        {STAFF_PAGE_GROUPS.map(({ key, pages: all }) => {
          const shown = all.filter((page) => pages.includes(page));
          if (shown.length === 0) return null;
          return (
            <Box key={key} paddingTop="2">
              {/* Around the words, since `srOnly` takes their own padding away. */}
              <Box paddingInline="2">
                <chakra.p textStyle="xs" fontWeight="600" color="fg.subtle" {...words}>
                  {t(`groups.${key}`)}
                </chakra.p>
              </Box>
              <chakra.ul listStyleType="none" display="grid" gap={isWide ? '0.5' : { base: '0.5', xl: '0' }}>
                {shown.map((page) => (
                  <RailRow
                    key={page.key}
                    page={page}
                    isCurrent={page === current}
                    isWide={isWide}
                    queues={page.queues?.flatMap(({ queue }) => queues.get(queue) ?? [])}
                  />
                ))}
              </chakra.ul>
            </Box>
          );
        })}
      </chakra.nav>
      {data?.viewer && <StaffAccount viewer={data.viewer} isWide={isWide} />}
    </Box>
  );
}

interface RailRowProps {
  page: StaffPage;
  isCurrent: boolean;
  isWide: boolean;
  queues: StaffShellQuery['staffQueues'] | undefined;
}

function RailRow({ page, isCurrent, isWide, queues = [] }: RailRowProps) {
  const { t } = useTranslation('staff');
  const count = queues.reduce((sum, { openCount }) => sum + openCount, 0);
  const isLate = queues.some(({ lateCount }) => lateCount > 0);
  // In the corner of its icon, which is not covered.
  const small = isWide
    ? {}
    : ({
        position: { base: 'absolute', xl: 'static' },
        top: '-0.5',
        insetEnd: '-1.5',
        paddingInline: { base: '1', xl: '1.5' },
        lineHeight: { base: '1rem', xl: '1.25rem' },
      } as const);
  return (
    <li>
      <chakra.span
        asChild
        position="relative"
        display="flex"
        alignItems="center"
        justifyContent={isWide ? undefined : { base: 'center', xl: 'start' }}
        gap="2.5"
        minHeight={isWide ? '11' : { base: '10', xl: '8' }}
        paddingInline="2"
        borderRadius="md"
        textStyle="sm"
        fontWeight={isCurrent ? '600' : '500'}
        color={isCurrent ? 'brand.fg' : 'fg.muted'}
        bg={isCurrent ? 'brand.subtle' : undefined}
        _hover={isCurrent ? undefined : { bg: 'hover', color: 'fg' }}
      >
        <Link
          to={page.to}
          aria-current={isCurrent ? 'page' : undefined}
          title={isWide ? undefined : t(`rooms.${page.key}`)}
        >
          <page.icon size={18} aria-hidden />
          <chakra.span {...(isWide ? {} : { srOnly: { base: true, xl: false } })}>{t(`rooms.${page.key}`)}</chakra.span>
          {count > 0 && (
            <chakra.span
              marginInlineStart="auto"
              paddingInline="1.5"
              borderRadius="sm"
              textStyle="xs"
              lineHeight="1.25rem"
              fontWeight={isLate ? '600' : '500'}
              color={isLate ? 'fg.error' : isCurrent ? 'inherit' : 'fg.subtle'}
              bg={isLate ? 'bg.error' : isWide || isCurrent ? undefined : { base: 'bg.muted', xl: 'transparent' }}
              {...small}
            >
              {count}
              {isLate && <chakra.span srOnly>{` ${t('someLate')}`}</chakra.span>}
            </chakra.span>
          )}
        </Link>
      </chakra.span>
    </li>
  );
}
