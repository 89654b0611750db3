import { Button } from '@chakra-ui/react';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMarkReviewUsefulMutation, type ReviewItem_ReviewFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../feedback/toast';

interface UsefulButtonProps {
  review: Pick<ReviewItem_ReviewFragment, 'id' | 'usefulCount' | 'isUsefulToViewer'>;
  /** The author's name. */
  name: string;
}

/** Toggles "useful" on a review; the button shows the count. */
export function UsefulButton({ review: { id, usefulCount, isUsefulToViewer }, name }: UsefulButtonProps) {
  const { t } = useTranslation('reviewTools');
  const { number } = useFormats();
  const { textOf } = useErrorText();
  const [mark, { loading }] = useMarkReviewUsefulMutation();
  const label = usefulCount > 0 ? t('useful.counted', { n: number(usefulCount) }) : t('useful.action');
  const change = async () => {
    if (loading) return;
    try {
      await mark({ variables: { input: { reviewId: id, isUseful: !isUsefulToViewer } } });
    } catch (error) {
      toast({ title: t('useful.failed'), description: textOf(error), tone: 'error' });
    }
  };
  return (
    <Button
      variant="plain"
      size="xs"
      minH={{ base: '11', md: '8' }}
      color={isUsefulToViewer ? 'brand.fg' : 'fg.subtle'}
      fontWeight={isUsefulToViewer ? '600' : '500'}
      aria-pressed={isUsefulToViewer}
      aria-busy={loading}
      aria-label={`${label}: ${t('useful.of', { name })}`}
      onClick={() => void change()}
    >
      <ThumbsUp aria-hidden fill={isUsefulToViewer ? 'currentColor' : 'none'} />
      {label}
    </Button>
  );
}
