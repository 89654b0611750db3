import { Button, chakra, Flex, NativeSelect } from '@chakra-ui/react';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../apollo/app-error';
import { PICTURE_TYPES } from '../../../forms/FileButton';
import { uploadFile } from '../../../forms/upload-file';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAuth } from '../../../session/AuthProvider';

interface CoverFieldProps {
  /** The key of a picture of the product, the URL of an uploaded one, or empty. */
  value: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
  /** An upload has finished. */
  onUpload: () => void;
}

/** The cover of a post: none, one of the product's, or an uploaded one. */
export function CoverField({ value, choices, onChange, onUpload }: CoverFieldProps) {
  const { t } = useTranslation('editing');
  const { textOf } = useErrorText();
  const { accessToken } = useAuth();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  const isUploaded = value.startsWith('/');
  const send = async (file: File): Promise<void> => {
    setSending(true);
    setProblem(null);
    const upload = uploadFile({
      path: '/uploads/post-pictures',
      file,
      accessToken,
      onProgress: () => {},
    });
    const failed = await upload.outcome;
    setSending(false);
    setProblem(failed);
    if (failed) return;
    onChange((upload.answer() as { picture: { url: string } }).picture.url);
    onUpload();
  };
  return (
    <>
      <Flex gap="3" width="100%" direction={{ base: 'column', sm: 'row' }}>
        <NativeSelect.Root>
          <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="">{t('form.noChoice')}</option>
            {isUploaded && <option value={value}>{t('form.uploaded')}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Button variant="outline" flexShrink="0" loading={isSending} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden />
          {t('form.upload')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES}
          aria-label={t('form.upload')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void send(file);
          }}
        />
      </Flex>
      {problem && (
        <chakra.p role="alert" textStyle="sm" color="fg.error">
          {textOf(problem)}
        </chakra.p>
      )}
    </>
  );
}
