import { chakra, Grid } from '@chakra-ui/react';
import { BookOpen, Mail, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHead } from './PageHead';

const PLACES = [
  { key: 'help', path: '/help', icon: BookOpen },
  { key: 'contact', path: '/contact', icon: Mail },
  { key: 'trust', path: '/trust-safety', icon: ShieldCheck },
] as const;

/** Where help is found. */
export function SupportTab() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHead title={t('support.title')} text={t('support.text')} />
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
        {PLACES.map(({ key, path, icon: Icon }) => (
          <chakra.div
            key={key}
            layerStyle="panel"
            position="relative"
            padding="5"
            _hover={{ borderColor: 'border.control' }}
          >
            <chakra.span color="brand.fg">
              <Icon size={24} aria-hidden />
            </chakra.span>
            <chakra.h2 textStyle="h3" marginTop="3">
              <chakra.span asChild _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}>
                <Link to={path}>{t(`support.${key}`)}</Link>
              </chakra.span>
            </chakra.h2>
            <chakra.p marginTop="1" textStyle="small" color="fg.muted">
              {t(`support.${key}Text`)}
            </chakra.p>
          </chakra.div>
        ))}
      </Grid>
    </>
  );
}
