import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../forms/FormField';
import { useCreateApiKeyMutation } from '../../../../generated/graphql';
import type { ApiScope } from '../../../../generated/schema';
import { ApiScopeValues } from '../../../../generated/values/ApiScope';
import { AddressesField, addressesOf } from '../AddressesField';
import { FormDialog } from '../FormDialog';
import { PasswordField } from '../PasswordField';
import { ScopeChoice } from '../ScopeChoice';
import type { MadeKey } from './KeySecret';
import { TermsNote } from '../TermsNote';
import { useProblems } from '../use-problems';

interface CreateKeyDialogProps {
  onClose: () => void;
  onCreated: (made: MadeKey) => void;
}

/** Name, scopes, expiry and allowed addresses; needs the password. */
export function CreateKeyDialog({ onClose, onCreated }: CreateKeyDialogProps) {
  const { t } = useTranslation('developers');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['SPACES_READ']);
  const [expiresOn, setExpiresOn] = useState('');
  const [addresses, setAddresses] = useState('');
  const [password, setPassword] = useState('');
  const [create, { loading, error }] = useCreateApiKeyMutation();
  const { problemAt, problemBelow, general } = useProblems(error);
  const send = async (): Promise<void> => {
    const input = {
      name,
      scopes: [...scopes],
      expiresOn: expiresOn || null,
      addresses: addressesOf(addresses),
      password,
    };
    const done = await create({ variables: { input } }).catch(() => null);
    if (done?.data) onCreated(done.data.createApiKey);
  };
  return (
    <FormDialog
      title={t('keys.create')}
      action={t('keys.create')}
      isBusy={loading}
      problem={general}
      onClose={onClose}
      onSend={() => void send()}
    >
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
      <AddressesField
        name="key-addresses"
        label={t('keys.addresses')}
        hint={t('keys.addressesHint')}
        isOptional
        rows={2}
        error={problemAt('addresses') ?? problemBelow('addresses')}
        value={addresses}
        onChange={setAddresses}
      />
      <PasswordField value={password} error={problemAt('password')} onChange={setPassword} />
      <TermsNote kind="keys" />
    </FormDialog>
  );
}
