import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../i18n/RichText';
import { TextLink } from '../../../ui/links/TextLink';

/** What a developer who creates a key or registers an app agrees to. */
export function TermsNote({ kind }: { kind: 'keys' | 'apps' }) {
  const { t } = useTranslation('developers');
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      <RichText text={t(`${kind}.terms`)} marks={{ terms: <TextLink to="/developers/terms" target="_blank" /> }} />
    </chakra.p>
  );
}
