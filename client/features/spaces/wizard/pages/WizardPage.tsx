import { Button } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useWizardDraftQuery } from '../../../../generated/graphql';
import { PageTitle } from '../../../../ui/layout/Page';
import { EmptyState, ErrorState } from '../../../../ui/feedback/states';
import { WizardForm } from '../components/WizardForm';
import { TaskShell } from '../../../../app/shell/TaskShell';
import { WizardSkeleton } from '../components/WizardSkeleton';
import { valuesOf } from '../draft-values';
import { MY_SPACES } from '../my-spaces';

/** Publishing a new space, or continuing a draft (WIZ-1). */
export const PublishSpacePage = () => <WizardSession isEdit={false} />;

/** Editing a published space. */
export const EditSpacePage = () => <WizardSession isEdit />;

function WizardSession({ isEdit }: { isEdit: boolean }) {
  const { id = null } = useParams<'id'>();
  const [session, setSession] = useState<{ start: string | null; created: string | null }>({
    start: id,
    created: null,
  });

  // The draft that this wizard has just created is not another draft.
  const isAnother = id !== session.start && id !== session.created;
  if (isAnother) setSession({ start: id, created: null });
  const { start } = isAnother ? { start: id } : session;
  return (
    <WizardLoader
      key={`${isEdit ? 'edit' : 'publish'}:${start ?? 'new'}`}
      id={start}
      isEdit={isEdit}
      onCreated={(created) => setSession((current) => ({ ...current, created }))}
    />
  );
}

interface WizardLoaderProps {
  id: string | null;
  isEdit: boolean;
  onCreated: (id: string) => void;
}

function WizardLoader({ id, isEdit, onCreated }: WizardLoaderProps) {
  const { t } = useTranslation('wizard');
  const { data, error, refetch } = useWizardDraftQuery(
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'network-only' },
  );
  const title = isEdit ? t('titleEdit') : t('titleNew');
  if (id === null) return <WizardForm isEdit={false} start={{ id: null, onCreated }} firstProblems={null} />;

  const space = data?.space;
  if (space?.draft && space.viewerCan.edit) {
    return (
      <WizardForm
        isEdit={isEdit}
        start={{
          id,
          values: valuesOf(space.draft),
          savedAt: space.draftSavedAt,
          hasUnpublished: space.hasUnpublishedChanges,
          onCreated,
        }}
        firstProblems={space.draftProblems}
      />
    );
  }
  const reason = space?.isOwn ? 'closed' : 'gone';
  return (
    <TaskShell title={title}>
      <PageTitle title={title} />
      {data && (
        <EmptyState
          headingLevel="h1"
          illustration="search"
          title={t(`${reason}.title`)}
          text={t(`${reason}.text`)}
          actions={
            <Button asChild>
              <Link to={MY_SPACES}>{t('gone.action')}</Link>
            </Button>
          }
        />
      )}
      {!data && error && <ErrorState headingLevel="h1" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WizardSkeleton />}
    </TaskShell>
  );
}
