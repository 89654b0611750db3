import { lazy, Suspense } from 'react';
import { tryNamespaces } from '../i18n/setup';
import { useAuth } from '../session/AuthProvider';
import { openListDialog, useListQuestion } from '../ui/favorites/list-question';

const MoveDialog = lazy(async () => {
  const [file] = await Promise.all([
    import('../features/favorites/components/MoveDialog'),
    tryNamespaces(['favorites', 'errors']),
  ]);
  return { default: file.MoveDialog };
});

/** Opens the dialog that picks a list for a new favorite, on any page. */
export function FavoriteListPicker() {
  const question = useListQuestion();
  const { user } = useAuth();
  if (!question || !user) return null;
  return (
    <Suspense>
      <MoveDialog key={question.spaceId} {...question} onClose={() => openListDialog(null)} />
    </Suspense>
  );
}
