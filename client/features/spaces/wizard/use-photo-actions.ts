import { useCallback } from 'react';
import {
  useOrderSpacePhotosMutation,
  useRemoveSpacePhotoMutation,
  useUpdateSpacePhotoMutation,
  type WizardSpace_SpaceFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';

interface PhotoActions {
  /** Moves a picture, optimistically. */
  move: (from: number, to: number) => void;
  /** Rejects if it failed. */
  describe: (photoId: string, alt: string) => Promise<unknown>;
  /** Returns whether it succeeded. */
  remove: (photoId: string) => Promise<boolean>;
}

/** Commands of the uploaded pictures; what fails is reverted, with a toast unless its dialog shows it. */
export function usePhotoActions(space: WizardSpace_SpaceFragment | null): PhotoActions {
  const { textOf } = useErrorText();
  const [order] = useOrderSpacePhotosMutation();
  const [update] = useUpdateSpacePhotoMutation();
  const [removePhoto] = useRemoveSpacePhotoMutation();
  const toastError = useCallback((error: unknown) => void toast({ title: textOf(error), tone: 'error' }), [textOf]);

  const move = (from: number, to: number): void => {
    if (!space || from === to) return;
    const photos = space.photos.toSpliced(from, 1);
    photos.splice(to, 0, ...space.photos.slice(from, from + 1));
    order({
      variables: { spaceId: space.id, photoIds: photos.map((photo) => photo.id) },
      optimisticResponse: { orderSpacePhotos: { space: { ...space, photos } } },
    }).catch(toastError);
  };
  const describe = (id: string, alt: string): Promise<unknown> => update({ variables: { id, alt } });
  const remove = async (id: string): Promise<boolean> => {
    try {
      await removePhoto({ variables: { id } });
      return true;
    } catch (error) {
      toastError(error);
      return false;
    }
  };
  return { move, describe, remove };
}
