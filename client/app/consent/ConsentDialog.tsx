import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPreferences, VALID_MONTHS } from '../../analytics/cookie-preferences';
import { closeCookieSettings } from '../../analytics/settings-dialog';
import { Switch } from '../../forms/choices';
import { Dialog } from '../../ui/overlay/Dialog';
import { toast } from '../../ui/feedback/toast';
import { useSavePreferences } from './use-save-preferences';

const KINDS = ['necessary', 'analytics', 'marketing'] as const;

/** The cookie settings by category; nothing is preselected. */
export function ConsentDialog() {
  const { t } = useTranslation('consent');
  const save = useSavePreferences();
  const [allowed, setAllowed] = useState(
    () => readPreferences() ?? { necessary: true, analytics: false, marketing: false },
  );
  const finish = () => {
    void save(allowed);
    if (!allowed.analytics) toast({ title: t('saved'), tone: 'success' });
  };
  const footer = (
    <>
      <Button
        variant="ghost"
        flex={{ base: '1 1 max-content', md: 'none' }}
        marginEnd={{ md: 'auto' }}
        onClick={closeCookieSettings}
      >
        {t('cancel')}
      </Button>
      <Button variant="outline" flex={{ base: '1 1 max-content', md: 'none' }} onClick={finish}>
        {t('save')}
      </Button>
      <Button
        variant="outline"
        flex={{ base: '1 1 100%', md: 'none' }}
        onClick={() => void save({ analytics: true, marketing: true })}
      >
        {t('acceptAll')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={closeCookieSettings} title={t('settings')} width="36rem" footer={footer}>
      <chakra.p color="fg.muted">{t('lead', { months: VALID_MONTHS })}</chakra.p>
      <Box display="grid" marginTop="4">
        {KINDS.map((kind) => (
          <Box key={kind} paddingBlock="3" borderTopWidth="1px" borderColor="hairline">
            <Switch
              name={kind}
              checked={allowed[kind]}
              disabled={kind === 'necessary'}
              onChange={({ target }) => setAllowed({ ...allowed, [kind]: target.checked })}
              _disabled={{ opacity: 0.6, cursor: 'not-allowed' }}
            >
              <chakra.span display="block" fontWeight="600">
                {t(kind)}
              </chakra.span>
              <chakra.span display="block" textStyle="small" color="fg.muted">
                {t(`${kind}Text`)}
              </chakra.span>
            </Switch>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
