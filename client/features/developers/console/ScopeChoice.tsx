import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../forms/choices';
import type { ApiScope } from '../../../generated/schema';

interface ScopeChoiceProps {
  label: string;
  /** The available scopes. */
  scopes: readonly ApiScope[];
  chosen: readonly ApiScope[];
  error: string | undefined;
  onChange: (chosen: readonly ApiScope[]) => void;
}

/** The scopes of a key or an app. */
export function ScopeChoice({ label, scopes, chosen, error, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation('developers');
  return (
    <chakra.fieldset border="0">
      <chakra.legend textStyle="sm" fontWeight="600" marginBottom="2">
        {label}
      </chakra.legend>
      {scopes.map((scope) => (
        <Checkbox
          key={scope}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
          }
        >
          <chakra.span display="block" textStyle="small">
            {t(`scopes.${scope}.text`)}
          </chakra.span>
          <chakra.span textStyle="xs" fontFamily="mono" color="fg.muted">
            {t(`scopes.${scope}.code`)}
          </chakra.span>
        </Checkbox>
      ))}
      {error && (
        <chakra.p role="alert" textStyle="sm" color="fg.error">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
