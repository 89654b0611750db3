import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/links/TextLink';
import type { Feedback } from './feedback';

/** A link to a help article or a guide of the API. */
export function RatedText({ feedback: { slug, article } }: { feedback: Feedback }) {
  const { t } = useTranslation('admin');
  return (
    <TextLink
      to={article ? `/help/${slug}` : slug.replace('api/', '/developers/guides/')}
      variant="plain"
      flex="1 1 240px"
    >
      {article?.title ?? t('help.guide', { name: slug.replace('api/', '') })}
    </TextLink>
  );
}
