import { Box, chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton, PICTURE_TYPES } from '../../../../forms/FileButton';
import { fieldId } from '../../../../forms/FormField';
import { photoBounds } from '../../../../generated/bounds';
import { useWizard } from '../WizardContext';

/** Where pictures are chosen, or dropped from the computer. */
export function AddPhotos({ isOnly }: { isOnly: boolean }) {
  const { t } = useTranslation('wizard');
  const { uploads } = useWizard();
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    uploads.add(event.dataTransfer.files);
  };
  return (
    <chakra.li
      minWidth="0"
      gridColumn={isOnly ? '1 / -1' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileButton
        accept={PICTURE_TYPES}
        id={fieldId('photos')}
        isMultiple
        onFiles={uploads.add}
        variant="ghost"
        flexDirection="column"
        gap="1"
        width="100%"
        height="auto"
        minHeight={isOnly ? '52' : undefined}
        aspectRatio={isOnly ? undefined : 4 / 3}
        padding="3"
        borderWidth="1.5px"
        borderStyle="dashed"
        borderColor={isOver ? 'brand.solid' : 'border.control'}
        borderRadius="photo"
        bg={isOver ? 'tint.brand' : undefined}
        whiteSpace="normal"
      >
        <Box color="brand.solid">
          <ImagePlus size={24} aria-hidden />
        </Box>
        {t('photos.add')}
        <chakra.small textStyle="xs" fontWeight="450" color="fg.subtle">
          {t('photos.formats', { maxMegabytes: photoBounds.maxMegabytes })}
        </chakra.small>
      </FileButton>
    </chakra.li>
  );
}
