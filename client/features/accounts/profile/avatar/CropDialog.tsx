import { Box, Button, chakra, HStack, IconButton } from '@chakra-ui/react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import Cropper, { type Area, type MediaSize, type Size } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { AlertBox } from '../../../../ui/feedback/AlertBox';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { maxZoomOf, squareOf, withinFrame } from './crop-area';
import type { Square } from './upload-avatar';

const STEP = 12;
const MOVES = [
  { key: 'left', icon: ArrowLeft, x: STEP, y: 0 },
  { key: 'up', icon: ArrowUp, x: 0, y: STEP },
  { key: 'down', icon: ArrowDown, x: 0, y: -STEP },
  { key: 'right', icon: ArrowRight, x: -STEP, y: 0 },
] as const;
const CENTER = { x: 0, y: 0 };

interface CropDialogProps {
  /** URL of the chosen picture. */
  image: string;
  problem: string | null;
  isSaving: boolean;
  onCancel: () => void;
  onSave: (square: Square) => void;
  /** The browser cannot show the file. */
  onUnreadable: () => void;
}

/** Crops a picture to a square: by dragging, by the arrow keys, or by the buttons and the slider below. */
export function CropDialog({ image, problem, isSaving, onCancel, onSave, onUnreadable }: CropDialogProps) {
  const { t } = useTranslation('profile');
  const [crop, setCrop] = useState(CENTER);
  const [zoom, setZoom] = useState(1);
  const [media, setMedia] = useState<MediaSize | null>(null);
  const [frame, setFrame] = useState<Size | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const natural = media && { width: media.naturalWidth, height: media.naturalHeight };
  const maxZoom = natural ? maxZoomOf(natural) : 1;

  const place = (wanted: typeof CENTER, nextZoom: number) =>
    media && frame && setCrop(withinFrame(wanted, media, frame, nextZoom));
  const zoomTo = (next: number) => {
    setZoom(next);
    place(crop, next);
  };

  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t('avatar.crop.title')}
      placement="full"
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t('avatar.crop.cancel')}
          </Button>
          <Button
            loading={isSaving}
            disabled={!area || !natural}
            onClick={() => area && natural && onSave(squareOf(area, natural))}
          >
            {t('avatar.crop.save')}
          </Button>
        </>
      }
    >
      <Box display="grid" gap="4">
        {problem && <AlertBox>{problem}</AlertBox>}
        <Box
          position="relative"
          height={{ base: 'min(52dvh, 360px)', md: '360px' }}
          borderRadius="photo"
          overflow="hidden"
          bg="bg.muted"
        >
          <Cropper
            image={image}
            crop={crop}
            zoom={zoom}
            minZoom={1}
            maxZoom={maxZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={STEP}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropSizeChange={setFrame}
            onMediaLoaded={setMedia}
            onCropAreaChange={(_share, pixels) => setArea(pixels)}
            cropperProps={{ role: 'group', 'aria-label': t('avatar.crop.area') }}
            mediaProps={{ onError: onUnreadable, alt: '' }}
          />
        </Box>
        <HStack gap="4" flexWrap="wrap" justifyContent="space-between">
          <chakra.label display="flex" alignItems="center" gap="3" flex="1" minWidth="200px" minHeight="11">
            <ZoomIn size={20} aria-hidden />
            <chakra.span textStyle="sm" fontWeight="500">
              {t('avatar.crop.zoom')}
            </chakra.span>
            <chakra.input
              type="range"
              flex="1"
              minWidth="0"
              height="6"
              accentColor="brand.solid"
              min={1}
              max={maxZoom}
              step={0.05}
              value={zoom}
              disabled={maxZoom === 1}
              onChange={(event) => zoomTo(Number(event.target.value))}
            />
          </chakra.label>
          <HStack role="group" aria-label={t('avatar.crop.move')} gap="1">
            {MOVES.map(({ key, icon: Icon, x, y }) => (
              <IconButton
                key={key}
                variant="outline"
                aria-label={t(`avatar.crop.${key}`)}
                onClick={() => place({ x: crop.x + x, y: crop.y + y }, zoom)}
              >
                <Icon />
              </IconButton>
            ))}
          </HStack>
        </HStack>
      </Box>
    </Dialog>
  );
}
