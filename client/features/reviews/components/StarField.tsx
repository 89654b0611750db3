import { chakra, Flex, IconButton, RatingGroup } from '@chakra-ui/react';
import { CircleAlert, Star, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../forms/FormField';
import { starRecipe } from '../star-recipe';

interface StarFieldProps {
  name: string;
  label: string;
  /** Explanation below the label. */
  hint: string;
  value: number | null;
  onChange: (stars: number | null) => void;
  error?: string;
  /** The required overall rating: larger, and without a clear button. */
  isMain?: boolean;
}

/* Translation keys for one to five stars. */
const STAR_WORDS = ['awful', 'poor', 'fair', 'good', 'great'] as const;

/** Radio group of one to five stars, each described by a word. */
export function StarField(props: StarFieldProps) {
  const { name, label, hint, value, onChange, error, isMain = false } = props;
  const { t } = useTranslation('reviewing');
  const describeStars = useStarDescription();
  const id = useId();
  const field = fieldId(name);
  return (
    <RatingGroup.Root
      recipe={starRecipe}
      size={isMain ? 'lg' : 'md'}
      // The error summary focuses the first star, which is in the tab order while none is chosen.
      ids={{ item: (star) => (star === '1' ? field : `${field}-${star}`), label: `${id}-label` }}
      count={STAR_WORDS.length}
      value={value ?? 0}
      onValueChange={({ value: stars }) => stars > 0 && onChange(stars)}
      translations={{ ratingValueText: (star) => t('form.star', { count: star, word: describeStars(star) }) }}
      display="grid"
      gridTemplateColumns={isMain ? 'minmax(0, 1fr)' : { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 32px' }}
      columnGap={{ base: '2', md: '4' }}
      rowGap="1"
      alignItems="center"
    >
      <div>
        <RatingGroup.Label display="block" textStyle={isMain ? 'h3' : undefined} fontWeight="600">
          {label}
        </RatingGroup.Label>
        <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      </div>
      <StarControl
        value={value}
        isMain={isMain}
        isWrong={error !== undefined}
        describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      />
      {!isMain && value !== null && (
        <ClearButton
          label={label}
          onClick={() => {
            onChange(null);
            // The button is unmounted, so the first star takes the focus.
            document.getElementById(field)?.focus();
          }}
        />
      )}
      {error && (
        <chakra.p
          id={`${id}-error`}
          gridColumn="1 / -1"
          display="flex"
          gap="1.5"
          textStyle="sm"
          fontWeight="500"
          color="fg.error"
          _icon={{ boxSize: '4', mt: '0.5', flexShrink: '0' }}
        >
          <CircleAlert aria-hidden />
          {error}
        </chakra.p>
      )}
    </RatingGroup.Root>
  );
}

interface StarControlProps {
  value: number | null;
  isMain: boolean;
  isWrong: boolean;
  describedBy: string;
}

/** The stars, with a word for the hovered or chosen one. */
function StarControl({ value, isMain, isWrong, describedBy }: StarControlProps) {
  const describeStars = useStarDescription();
  return (
    <Flex align="center" columnGap={isMain ? '4' : '2.5'} flexWrap="wrap" gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <RatingGroup.Control aria-required={isMain} aria-invalid={isWrong || undefined} aria-describedby={describedBy}>
        {STAR_WORDS.map((word, before) => (
          // Without this, a group without a value announces its first star as chosen.
          <RatingGroup.Item key={word} index={before + 1} aria-checked={value === before + 1} aria-roledescription="">
            <Star strokeWidth={1.5} aria-hidden />
          </RatingGroup.Item>
        ))}
      </RatingGroup.Control>
      <RatingGroup.Context>
        {({ hovering, hoveredValue }) => (
          // Already part of each star's accessible name.
          <chakra.span
            aria-hidden
            textStyle={isMain ? 'md' : 'sm'}
            fontWeight="600"
            order={{ md: isMain ? '0' : '-1' }}
            me={{ md: isMain ? '0' : '2' }}
          >
            {describeStars(hovering ? hoveredValue : value)}
          </chakra.span>
        )}
      </RatingGroup.Context>
    </Flex>
  );
}

function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useTranslation('reviewing');
  return (
    <IconButton
      variant="ghost"
      size={{ base: 'md', md: 'xs' }}
      borderRadius="full"
      color="fg.subtle"
      gridRow={{ base: '1', md: 'auto' }}
      gridColumn={{ base: '2', md: '3' }}
      me={{ base: '-2.5', md: '0' }}
      aria-label={t('form.takeBack', { name: label })}
      onClick={onClick}
    >
      <X />
    </IconButton>
  );
}

function useStarDescription(): (stars: number | null) => string {
  const { t } = useTranslation('reviewing');
  return (stars) => {
    const word = STAR_WORDS[(stars ?? 0) - 1];
    return word ? t(`form.words.${word}`) : '';
  };
}
