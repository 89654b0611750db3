import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SpacePhoto_PhotoFragment } from '../../generated/graphql';
import { useThumbhash } from './use-thumbhash';

interface SpacePhotoProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  photo: SpacePhoto_PhotoFragment | null | undefined;
  /** The displayed width, as the `sizes` of a picture. */
  sizes: string;
  /** Above the fold: loaded eagerly and with priority. */
  isEager?: boolean;
  /** Empty if the text beside it already describes it. */
  alt?: string;
}

/** A picture of a space in the best format, over a blurred preview until it has loaded. */
export function SpacePhoto({ photo, sizes, isEager = false, alt, ...frame }: SpacePhotoProps) {
  const { t } = useTranslation();
  const placeholder = useThumbhash(photo?.thumbhash);
  return (
    <chakra.span
      display="block"
      position="relative"
      overflow="hidden"
      borderRadius="photo"
      bg={photo?.color ?? 'bg.emphasized'}
      backgroundSize="cover"
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
      {...frame}
    >
      {photo ? (
        <picture>
          {photo.srcSetAvif && <source type="image/avif" srcSet={photo.srcSetAvif} sizes={sizes} />}
          {photo.srcSetWebp && <source type="image/webp" srcSet={photo.srcSetWebp} sizes={sizes} />}
          <chakra.img
            data-photo
            src={photo.url}
            alt={alt ?? photo.alt}
            width={photo.width}
            height={photo.height}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : 'auto'}
            decoding="async"
            w="full"
            h="full"
            objectFit="cover"
            transition="transform .4s"
          />
        </picture>
      ) : (
        <chakra.span position="absolute" inset="0" display="grid" placeItems="center" color="fg.subtle">
          <ImageOff aria-label={t('noPhoto')} strokeWidth={1.75} />
        </chakra.span>
      )}
    </chakra.span>
  );
}
