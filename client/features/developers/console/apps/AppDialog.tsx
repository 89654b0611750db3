import { chakra, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Radio } from '../../../../forms/choices';
import { FormField } from '../../../../forms/FormField';
import {
  useCreatePartnerAppMutation,
  useUpdatePartnerAppMutation,
  type ConsoleApp_PartnerAppFragment,
} from '../../../../generated/graphql';
import type { Every } from '../../../../forms/every';
import type { ApiScope, PartnerAppKind } from '../../../../generated/schema';
import { ApiScopeValues } from '../../../../generated/values/ApiScope';
import { AddressesField, addressesOf } from '../AddressesField';
import { FormDialog } from '../FormDialog';
import { PasswordField } from '../PasswordField';
import { ScopeChoice } from '../ScopeChoice';
import { TermsNote } from '../TermsNote';
import { useProblems } from '../use-problems';

/* Apps may not ask users for webhooks, which would continue after the consent has ended. */
const SCOPES = ApiScopeValues.filter((scope) => scope !== 'WEBHOOKS');

const KINDS: Every<PartnerAppKind> = ['PUBLIC', 'CONFIDENTIAL'];

interface AppDialogProps {
  /** Null registers a new app. */
  app: ConsoleApp_PartnerAppFragment | null;
  onClose: () => void;
  /** Called with the secret of a new app, if it has one. */
  onSaved: (secret: string | null) => void;
}

/** Whether the form changes who gets people's consents. */
function decidesOtherwise(
  app: ConsoleApp_PartnerAppFragment,
  form: { redirectUris: readonly string[]; scopes: readonly ApiScope[] },
): boolean {
  return (
    app.redirectUris.join('\n') !== [...new Set(form.redirectUris)].join('\n') ||
    app.scopes.length !== form.scopes.length ||
    app.scopes.some((scope) => !form.scopes.includes(scope))
  );
}

/** Name, website, URLs and scopes of an app, and whether it is confidential; a new one, and other URLs or scopes, need the password. */
export function AppDialog({ app, onClose, onSaved }: AppDialogProps) {
  const { t } = useTranslation(['developers', 'common']);
  const [name, setName] = useState(app?.name ?? '');
  const [website, setWebsite] = useState(app?.website ?? '');
  const [addresses, setAddresses] = useState(app?.redirectUris.join('\n') ?? '');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(app?.scopes ?? ['SPACES_READ']);
  const [kind, setKind] = useState<PartnerAppKind>(app?.kind ?? 'PUBLIC');
  const [password, setPassword] = useState('');
  const [create, creating] = useCreatePartnerAppMutation();
  const [update, updating] = useUpdatePartnerAppMutation();
  const { problemAt, problemBelow, general } = useProblems(creating.error ?? updating.error);
  const title = app ? t('apps.editTitle', { name: app.name }) : t('apps.add');
  const redirectUris = addressesOf(addresses);
  const passwordError = problemAt('password');
  // The server also asks when the app was changed elsewhere.
  const needsPassword = !app || passwordError !== undefined || decidesOtherwise(app, { redirectUris, scopes });
  const send = async (): Promise<void> => {
    const input = { name, website, redirectUris, scopes: [...scopes] };
    if (app) {
      const proof = needsPassword ? { password } : {};
      const done = await update({ variables: { input: { ...input, ...proof, partnerAppId: app.id } } }).catch(
        () => null,
      );
      if (done?.data) onSaved(null);
      return;
    }
    const done = await create({ variables: { input: { ...input, kind, password } } }).catch(() => null);
    if (done?.data) onSaved(done.data.createPartnerApp.secret ?? null);
  };
  return (
    <FormDialog
      title={title}
      action={app ? t('common:actions.save') : t('apps.add')}
      isBusy={creating.loading || updating.loading}
      problem={general}
      onClose={onClose}
      onSend={() => void send()}
    >
      <FormField name="app-name" label={t('keys.name')} hint={t('apps.nameHint')} error={problemAt('name')}>
        <Input value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </FormField>
      <FormField name="app-website" label={t('apps.website')} hint={t('apps.websiteHint')} error={problemAt('website')}>
        <Input type="url" value={website} autoComplete="off" onChange={({ target }) => setWebsite(target.value)} />
      </FormField>
      <AddressesField
        name="app-addresses"
        label={t('apps.redirectUris')}
        hint={t('apps.redirectUrisHint')}
        rows={3}
        error={problemAt('redirectUris') ?? problemBelow('redirectUris')}
        value={addresses}
        onChange={setAddresses}
      />
      <ScopeChoice
        label={t('apps.scopes')}
        scopes={SCOPES}
        chosen={scopes}
        error={problemAt('scopes')}
        onChange={setScopes}
      />
      {!app && (
        <chakra.fieldset border="0">
          <chakra.legend textStyle="sm" fontWeight="600" marginBottom="2">
            {t('apps.kind')}
          </chakra.legend>
          {KINDS.map((one) => (
            <Radio key={one} name="app-kind" checked={kind === one} onChange={() => setKind(one)}>
              <chakra.span display="block" textStyle="small">
                {t(`apps.kinds.${one}.title`)}
              </chakra.span>
              <chakra.span textStyle="xs" color="fg.muted">
                {t(`apps.kinds.${one}.text`)}
              </chakra.span>
            </Radio>
          ))}
        </chakra.fieldset>
      )}
      {needsPassword && <PasswordField value={password} error={passwordError} onChange={setPassword} />}
      {!app && <TermsNote kind="apps" />}
    </FormDialog>
  );
}
