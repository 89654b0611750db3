import { Box, Button, chakra, IconButton } from '@chakra-ui/react';
import { ImageOff, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../../apollo/app-error';
import { FileButton, PICTURE_TYPES } from '../../../../forms/FileButton';
import { useFormats } from '../../../../i18n/format';
import { useErrorText } from '../../../../i18n/use-error-text';
import type { UploadItem } from '../use-uploads';
import { useWizard } from '../WizardContext';

/** A picture that is uploading or was refused, with the reason and a button. */
export function UploadTile({ item }: { item: UploadItem }) {
  return item.problem ? <RefusedTile item={item} problem={item.problem} /> : <SendingTile item={item} />;
}

const Tile = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    aspectRatio: '4/3',
    padding: '4',
    borderRadius: 'photo',
    textAlign: 'center',
    overflow: 'hidden',
  },
});

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '44px', md: '40px' },
    paddingInlineStart: '2',
    textStyle: 'small',
    color: 'fg.subtle',
  },
});

function SendingTile({ item }: { item: UploadItem }) {
  const { t } = useTranslation('wizard');
  const { percent } = useFormats();
  const { uploads } = useWizard();
  const share = Math.round(item.progress * 100);
  return (
    <chakra.li minWidth="0">
      <Tile bg="bg.muted">
        <chakra.b fontWeight="600">{percent(share)}</chakra.b>
        <Box
          role="progressbar"
          aria-label={t('photos.sending', { name: item.file.name })}
          aria-valuenow={share}
          aria-valuemin={0}
          aria-valuemax={100}
          width="100%"
          height="6px"
          borderRadius="3px"
          bg="border"
          overflow="hidden"
        >
          <Box height="100%" bg="brand.solid" transition="width 200ms" style={{ width: `${share}%` }} />
        </Box>
        <chakra.small textStyle="xs" color="fg.subtle" maxWidth="100%" truncate>
          {item.file.name}
        </chakra.small>
      </Tile>
      <Bar>
        {share < 100 ? t('photos.uploading') : t('photos.processing')}
        <IconButton
          variant="ghost"
          borderRadius="full"
          boxSize="9"
          minWidth="0"
          marginInlineStart="auto"
          aria-label={t('photos.cancelUpload')}
          onClick={() => uploads.remove(item.key)}
        >
          <X size={18} />
        </IconButton>
      </Bar>
    </chakra.li>
  );
}

/* Whether the same file can be accepted later; after other errors another file is needed. */
const isPassing = (problem: AppError): boolean =>
  problem.isRetryable || problem.code === 'INTERNAL' || problem.code === 'UNAUTHENTICATED';

function RefusedTile({ item, problem }: { item: UploadItem; problem: AppError }) {
  const { t } = useTranslation(['wizard', 'common']);
  const { textOf } = useErrorText();
  const { uploads } = useWizard();
  const { width, height, minWidth, minHeight } = problem.params;
  const isSize = problem.code === 'UPLOAD_TOO_SMALL' && width !== undefined;
  return (
    <chakra.li minWidth="0">
      <Tile role="alert" bg="bg.error" color="fg.error" gap="1">
        <ImageOff size={20} aria-hidden />
        <chakra.b fontWeight="600" textStyle={isSize ? 'md' : 'sm'} maxWidth="100%" truncate>
          {isSize ? t('photos.pixels', { width, height }) : item.file.name}
        </chakra.b>
        <chakra.small textStyle="xs">
          {isSize ? t('photos.tooSmall', { width: minWidth, height: minHeight }) : textOf(problem)}
        </chakra.small>
      </Tile>
      <Bar>
        {isPassing(problem) ? (
          <Button variant="plain" colorPalette="red" onClick={() => uploads.retry(item.key)}>
            {t('common:actions.retry')}
          </Button>
        ) : (
          <FileButton
            accept={PICTURE_TYPES}
            variant="plain"
            colorPalette="red"
            onFiles={(files) => {
              uploads.remove(item.key);
              uploads.add(files);
            }}
          >
            {t('photos.another')}
          </FileButton>
        )}
        <IconButton
          variant="ghost"
          borderRadius="full"
          boxSize="9"
          minWidth="0"
          marginInlineStart="auto"
          aria-label={t('photos.discard', { name: item.file.name })}
          onClick={() => uploads.remove(item.key)}
        >
          <Trash2 size={18} />
        </IconButton>
      </Bar>
    </chakra.li>
  );
}
