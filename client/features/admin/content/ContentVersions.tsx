import { Badge, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ContentEntriesDocument,
  EditedContentDocument,
  useContentVersionQuery,
  useWithdrawContentMutation,
  type ContentInEditorFragment,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { SkeletonRows } from '../../../ui/feedback/states';
import { LazyDecisionForm } from '../components/LazyDecisionForm';
import { fieldOf, labelOf } from '../words/entry-texts';

type Version = ContentInEditorFragment['versions'][number];

/** Every version of a text: its day, author and reason; its text on demand, and future ones can be withdrawn. */
export function ContentVersions({ versions }: Pick<ContentInEditorFragment, 'versions'>) {
  const { t } = useTranslation('editing');
  return (
    <chakra.section layerStyle="panel" padding={{ base: '4', md: '5' }} aria-labelledby="content-versions">
      <chakra.h3 id="content-versions" fontWeight="600" marginBottom="3">
        {t('versions.title')}
      </chakra.h3>
      {versions.length === 0 && <chakra.p color="fg.muted">{t('versions.none')}</chakra.p>}
      <chakra.ol display="grid" gap="5" listStyleType="none">
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} />
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

function VersionRow({ version }: { version: Version }) {
  const { t } = useTranslation(['editing', 'words']);
  const { day, instant } = useFormats();
  const [open, setOpen] = useState<'words' | 'withdraw' | null>(null);
  const { validFrom, state, isReset, reason, setByName, setAt } = version;
  const toggle = (name: 'words' | 'withdraw') => setOpen(open === name ? null : name);
  const date = day(validFrom);
  return (
    <chakra.li overflowWrap="anywhere">
      <Flex gap="2" flexWrap="wrap" alignItems="center">
        <chakra.span fontWeight="600">{t('versions.from', { day: date })}</chakra.span>
        <Badge colorPalette={state === 'CURRENT' ? 'teal' : 'gray'}>{t(`versions.state.${state}`)}</Badge>
      </Flex>
      {isReset && <chakra.p>{t('versions.reset')}</chakra.p>}
      <chakra.p>{reason}</chakra.p>
      <chakra.p textStyle="caption" color="fg.subtle">
        {t('words:history.by', { by: setByName ?? t('words:history.gone'), at: instant(setAt) })}
      </chakra.p>
      <Flex gap="2" marginTop="2" flexWrap="wrap">
        {!isReset && (
          <Button size="sm" variant="outline" aria-expanded={open === 'words'} onClick={() => toggle('words')}>
            {t('versions.words')}
          </Button>
        )}
        {state === 'COMING' && (
          <Button size="sm" variant="outline" aria-expanded={open === 'withdraw'} onClick={() => toggle('withdraw')}>
            {t('versions.withdraw')}
          </Button>
        )}
      </Flex>
      {open === 'words' && <VersionWords id={version.id} />}
      {open === 'withdraw' && <Withdraw id={version.id} onLeave={() => setOpen(null)} />}
    </chakra.li>
  );
}

function VersionWords({ id }: { id: string }) {
  const { t } = useTranslation('words');
  const { data } = useContentVersionQuery({ variables: { id } });
  if (!data) return <SkeletonRows count={2} />;
  return (
    <chakra.dl marginTop="3" display="grid" gap="3" maxHeight="24rem" overflowY="auto" tabIndex={0}>
      {data.contentVersion.texts.map((text) => (
        <div key={fieldOf(text)}>
          <chakra.dt textStyle="caption" color="fg.muted">
            {labelOf(text, t)}
          </chakra.dt>
          <chakra.dd whiteSpace="pre-line" textStyle="sm">
            {text.text}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}

function Withdraw({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { t } = useTranslation('editing');
  const [withdraw] = useWithdrawContentMutation({ refetchQueries: [ContentEntriesDocument, EditedContentDocument] });
  return (
    <chakra.div marginTop="3">
      <LazyDecisionForm
        name={`withdraw-${id}`}
        fields={[{ name: 'statement', label: t('form.reason'), hint: t('form.reasonHint'), kind: 'text' }]}
        submit={t('versions.withdraw')}
        done={t('versions.withdrawn')}
        isDangerous
        onSend={({ statement = '' }) => withdraw({ variables: { input: { versionId: id, statement } } })}
        onDone={onLeave}
        onLeave={onLeave}
      />
    </chakra.div>
  );
}
