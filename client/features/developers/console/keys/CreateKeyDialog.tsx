import { Button, chakra, Input, Stack, Textarea } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../forms/FormField';
import { useCreateApiKeyMutation } from '../../../../generated/graphql';
import type { ApiScope } from '../../../../generated/schema';
import { ApiScopeValues } from '../../../../generated/values/ApiScope';
import { AlertBox } from '../../../../ui/feedback/AlertBox';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { ScopeChoice } from '../ScopeChoice';
import type { MadeKey } from './KeySecret';
import { TermsNote } from '../TermsNote';
import { useProblems } from '../use-problems';

interface CreateKeyDialogProps {
  onClose: () => void;
  onCreated: (made: MadeKey) => void;
}

/** A name, what the key may be used for, until when and from where. */
export function CreateKeyDialog({ onClose, onCreated }: CreateKeyDialogProps) {
  const { t } = useTranslation(['developers', 'common']);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['SPACES_READ']);
  const [expiresOn, setExpiresOn] = useState('');
  const [addresses, setAddresses] = useState('');
  const [create, { loading, error }] = useCreateApiKeyMutation();
  const { problemAt, problemBelow, general } = useProblems(error);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const listed = addresses.split('\n').flatMap((line) => line.trim() || []);
    const input = { name, scopes: [...scopes], expiresOn: expiresOn || null, addresses: listed };
    const done = await create({ variables: { input } }).catch(() => null);
    if (done?.data) onCreated(done.data.createApiKey);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('keys.create')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form="create-key" loading={loading}>
            {t('keys.create')}
          </Button>
        </>
      }
    >
      <chakra.form id="create-key" noValidate onSubmit={(event) => void send(event)}>
        <Stack gap="5">
          {general && <AlertBox>{general}</AlertBox>}
          <FormField name="key-name" label={t('keys.name')} hint={t('keys.nameHint')} error={problemAt('name')}>
            <Input value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
          </FormField>
          <ScopeChoice
            label={t('keys.scopes')}
            scopes={ApiScopeValues}
            chosen={scopes}
            error={problemAt('scopes')}
            onChange={setScopes}
          />
          <FormField name="key-expires" label={t('keys.until')} isOptional error={problemAt('expiresOn')}>
            <Input type="date" value={expiresOn} onChange={({ target }) => setExpiresOn(target.value)} />
          </FormField>
          <FormField
            name="key-addresses"
            label={t('keys.addresses')}
            hint={t('keys.addressesHint')}
            isOptional
            error={problemAt('addresses') ?? problemBelow('addresses')}
          >
            <Textarea
              rows={2}
              fontFamily="mono"
              value={addresses}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setAddresses(target.value)}
            />
          </FormField>
          <TermsNote kind="keys" />
        </Stack>
      </chakra.form>
    </Dialog>
  );
}
