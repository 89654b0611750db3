import { useApolloClient } from '@apollo/client/react';
import { Box, Button, chakra, Flex, HStack } from '@chakra-ui/react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../../apollo/app-error';
import { PICTURE_TYPES } from '../../../../forms/FileButton';
import { OwnProfileDocument, useRemoveAvatarMutation } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { fileSize } from '../../../../ui/display/file-size';
import { useErrorText } from '../../../../i18n/use-error-text';
import { useAuth } from '../../../../session/AuthProvider';
import { AlertBox } from '../../../../ui/feedback/AlertBox';
import { Avatar } from '../../../../ui/display/Avatar';
import { toast } from '../../../../ui/feedback/toast';
import { evictPublicProfile } from '../profile.cache';
import { uploadAvatar, type Square } from './upload-avatar';
import { avatarBounds } from '../../../../generated/bounds';

const CropDialog = lazy(() => import('./CropDialog').then((file) => ({ default: file.CropDialog })));

const MAX_BYTES = avatarBounds.maxBytes;

const PROBLEMS = [
  'UPLOAD_TOO_LARGE',
  'UPLOAD_TYPE_UNSUPPORTED',
  'UPLOAD_TOO_SMALL',
  'UPLOAD_UNREADABLE',
  'UPLOAD_QUOTA',
] as const;

/* The code alone where this browser refuses the file. */
type Problem = AppError | { code: (typeof PROBLEMS)[number] };

interface AvatarFieldProps {
  userId: string;
  initials: string;
  picture: { url: string; srcSet: string } | null;
}

/** Texts for problems of an avatar; its bounds differ from those of space pictures. */
function useProblemText() {
  const { t } = useTranslation('profile');
  const { textOf } = useErrorText();
  const { number } = useFormats();
  return (problem: Problem) => {
    const known = PROBLEMS.find((code) => code === problem.code);
    return known ? t(`avatar.errors.${known}`, { size: fileSize(MAX_BYTES, number) }) : textOf(problem);
  };
}

/** Creates an object URL of a file for the crop dialog, and revokes it again. */
function useChosenFile() {
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.url) : undefined), [chosen]);
  return {
    chosen,
    choose: (file: File) => setChosen({ file, url: URL.createObjectURL(file) }),
    reset: () => setChosen(null),
  };
}

/** The viewer's picture, with buttons to change and remove it. */
export function AvatarField({ userId, initials, picture }: AvatarFieldProps) {
  const { t } = useTranslation('profile');
  const { accessToken } = useAuth();
  const client = useApolloClient();
  const { number } = useFormats();
  const [remove, { loading: isRemoving }] = useRemoveAvatarMutation();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, choose, reset } = useChosenFile();
  const [failure, setFailure] = useState<Problem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const problemText = useProblemText();
  const problem = failure && problemText(failure);

  const pick = (file: File | undefined) => {
    setFailure(null);
    if (!file) return;
    if (!PICTURE_TYPES.split(',').includes(file.type)) return setFailure({ code: 'UPLOAD_TYPE_UNSUPPORTED' });
    if (file.size > MAX_BYTES) return setFailure({ code: 'UPLOAD_TOO_LARGE' });
    choose(file);
  };

  const save = async (square: Square) => {
    if (!chosen) return;
    setSaving(true);
    setFailure(null);
    const refusal = await uploadAvatar(chosen.file, square, accessToken);
    setSaving(false);
    if (refusal) return setFailure(refusal);
    reset();
    evictPublicProfile(client.cache, userId);
    await client.refetchQueries({ include: [OwnProfileDocument] });
    toast({ title: t('avatar.saved'), tone: 'success' });
  };

  const takeAway = async () => {
    setFailure(null);
    try {
      await remove({ update: (cache) => evictPublicProfile(cache, userId) });
      toast({ title: t('avatar.removed'), tone: 'success' });
    } catch (error) {
      setFailure(toAppError(error));
    }
  };

  return (
    <>
      <Flex gap={{ base: '4', md: '6' }} align="center" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Avatar id={userId} initials={initials} picture={picture} size="xl" />
        <Box minWidth="0">
          <chakra.p textStyle="small" color="fg.muted" maxWidth="46ch">
            {t('avatar.hint', { size: fileSize(MAX_BYTES, number) })}
          </chakra.p>
          <HStack gap="2" marginTop="3" flexWrap="wrap">
            <Button variant="outline" onClick={() => input.current?.click()}>
              <ImagePlus aria-hidden />
              {t(picture ? 'avatar.change' : 'avatar.add')}
            </Button>
            {picture && (
              <Button variant="ghost" loading={isRemoving} onClick={() => void takeAway()}>
                <Trash2 aria-hidden />
                {t('avatar.remove')}
              </Button>
            )}
          </HStack>
        </Box>
      </Flex>
      <chakra.input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        onChange={(event) => {
          pick(event.target.files?.[0]);
          // Choosing the same file again must fire a change event.
          event.target.value = '';
        }}
      />
      {problem && !chosen && <AlertBox marginTop="4">{problem}</AlertBox>}
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            image={chosen.url}
            problem={problem}
            isSaving={isSaving}
            onCancel={reset}
            onSave={(square) => void save(square)}
            onUnreadable={() => {
              reset();
              setFailure({ code: 'UPLOAD_UNREADABLE' });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
