import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContentKind } from '../../../generated/schema';
import { TextLink } from '../../../ui/links/TextLink';
import { contentPath } from './content-path';

/** Back to the other texts of the kind. */
export function BackToList({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('editing');
  return (
    <TextLink to={contentPath(kind)} variant="plain" display="inline-flex" alignItems="center" gap="1" minHeight="11">
      <ChevronLeft size={18} aria-hidden />
      {t(`kind.${kind}`)}
    </TextLink>
  );
}
