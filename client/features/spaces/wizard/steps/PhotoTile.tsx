import { Badge, Box, chakra, IconButton } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, TextCursorInput, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SpacePhoto_PhotoFragment } from '../../../../generated/graphql';
import { SpacePhoto } from '../../../../ui/photo/SpacePhoto';

export type TileAction = 'earlier' | 'later' | 'describe' | 'remove';

interface PhotoTileProps {
  photo: SpacePhoto_PhotoFragment;
  index: number;
  count: number;
  onAction: (action: TileAction) => void;
}

/** One picture: moved by dragging, or moved, described and deleted by the buttons below it. The first is the cover. */
export function PhotoTile({ photo, index, count, onAction }: PhotoTileProps) {
  const { t } = useTranslation('wizard');
  const { setNodeRef, listeners, isDragging, isOver } = useSortable({ id: photo.id });
  const isCover = index === 0;
  const number = index + 1;
  return (
    <chakra.li
      ref={setNodeRef}
      data-photo-id={photo.id}
      display="flex"
      flexDirection="column"
      minWidth="0"
      gridColumn={isCover ? 'span 2' : undefined}
      gridRow={{ md: isCover ? 'span 2' : 'auto' }}
      opacity={isDragging ? 0.4 : 1}
    >
      <Box
        {...listeners}
        position="relative"
        flex="1"
        cursor="grab"
        borderRadius="photo"
        touchAction="manipulation"
        outline={isOver && !isDragging ? '3px solid' : undefined}
        outlineColor="brand.solid"
        outlineOffset="2px"
        aspectRatio={isCover ? { base: 3 / 2, md: 'auto' } : 4 / 3}
      >
        <SpacePhoto
          photo={photo}
          alt={photo.alt || t('photos.number', { number })}
          sizes={isCover ? '420px' : '200px'}
          position="absolute"
          inset="0"
        />
        {isCover ? (
          <Badge variant="surface" position="absolute" left="3" top="3">
            {t('photos.cover')}
          </Badge>
        ) : (
          <Box
            aria-hidden
            position="absolute"
            left="2.5"
            top="2.5"
            display="grid"
            placeItems="center"
            boxSize="6"
            borderRadius="full"
            bg="plate"
            color="plate.fg"
            fontSize="xs"
            fontWeight="600"
            boxShadow="1"
          >
            {number}
          </Box>
        )}
      </Box>
      <Box display="flex" alignItems="center" minHeight={{ base: '44px', md: '40px' }} color="fg.muted">
        <TileButton
          icon={ArrowLeft}
          label={t('photos.earlier', { number })}
          action="earlier"
          isDisabled={isCover}
          onAction={onAction}
        />
        <TileButton
          icon={ArrowRight}
          label={t('photos.later', { number })}
          action="later"
          isDisabled={number === count}
          onAction={onAction}
        />
        <TileButton
          icon={TextCursorInput}
          label={t('photos.describe', { number })}
          action="describe"
          onAction={onAction}
        />
        {isCover && photo.alt && (
          <chakra.span textStyle="small" color="fg.subtle" paddingInlineStart="2" flexShrink="999" truncate>
            {photo.alt}
          </chakra.span>
        )}
        <Box display="flex" marginInlineStart="auto">
          <TileButton icon={Trash2} label={t('photos.remove', { number })} action="remove" onAction={onAction} />
        </Box>
      </Box>
    </chakra.li>
  );
}

interface TileButtonProps {
  icon: LucideIcon;
  label: string;
  action: TileAction;
  isDisabled?: boolean;
  onAction: (action: TileAction) => void;
}

function TileButton({ icon: Icon, label, action, isDisabled, onAction }: TileButtonProps) {
  return (
    <IconButton
      data-action={action}
      variant="ghost"
      borderRadius="full"
      height={{ base: '40px', md: '36px' }}
      width={{ base: '40px', md: '36px' }}
      minWidth="24px"
      flexShrink="1"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      _disabled={{ opacity: 0.35, bg: 'transparent' }}
      onClick={() => onAction(action)}
      css={{ '& svg': { width: '18px', height: '18px' } }}
    >
      <Icon />
    </IconButton>
  );
}
