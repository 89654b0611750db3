import { Box, Button, chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { openCookieSettings } from '../../analytics/settings-dialog';
import { setFootHeight } from '../../ui/layout/window-foot';
import { TextLink } from '../../ui/links/TextLink';
import { useSavePreferences } from './use-save-preferences';

/* Elements fixed to the bottom of the window move above the banner. */
function useFootCover() {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const banner = element.current;
    if (!banner) return;
    const observer = new ResizeObserver(() => setFootHeight(banner.offsetHeight));
    observer.observe(banner);
    return () => {
      observer.disconnect();
      setFootHeight(0);
    };
  }, []);
  return element;
}

/** Asks once what this browser may store: three equal choices, without blocking the page. */
export function ConsentBanner() {
  const { t } = useTranslation('consent');
  const element = useFootCover();
  const save = useSavePreferences();
  const all = (isAllowed: boolean) => () => void save({ analytics: isAllowed, marketing: isAllowed });
  const answers = [
    { label: t('reject'), onClick: all(false) },
    { label: t('configure'), onClick: openCookieSettings, opensDialog: true },
    { label: t('accept'), onClick: all(true) },
  ];
  return (
    <chakra.section
      ref={element}
      aria-label={t('label')}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="sticky"
      maxHeight="60dvh"
      overflowY="auto"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="2"
      paddingInline="var(--gutter)"
      paddingTop={{ base: '3.5', md: '4' }}
      paddingBottom={{ base: 'calc(0.875rem + env(safe-area-inset-bottom))', md: '4' }}
    >
      <Box
        maxWidth="1200px"
        marginInline="auto"
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ md: 'center' }}
        columnGap="8"
        rowGap="3"
      >
        <Box flex="1" minWidth="0">
          <chakra.h2 textStyle="md" fontWeight="600">
            {t('title')}
          </chakra.h2>
          <chakra.p textStyle="small" color="fg.muted" marginTop="0.5" maxWidth="72ch">
            {t('text')} <TextLink to="/cookies">{t('more')}</TextLink>
          </chakra.p>
        </Box>
        <Box
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))"
          gap="2"
          flex="none"
          width={{ md: '400px' }}
        >
          {answers.map(({ label, onClick, opensDialog }) => (
            <Button
              key={label}
              variant="outline"
              height="11"
              paddingInline="2"
              aria-haspopup={opensDialog ? 'dialog' : undefined}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
        </Box>
      </Box>
    </chakra.section>
  );
}
