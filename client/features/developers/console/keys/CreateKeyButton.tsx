import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreateKeyDialog } from './CreateKeyDialog';
import { KeySecret, type MadeKey } from './KeySecret';

/** Creates a key and shows it once. */
export function CreateKeyButton({ onCreated }: { onCreated: () => void }) {
  const { t } = useTranslation('developers');
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  return (
    <>
      <Button onClick={() => setCreating(true)}>
        <Plus aria-hidden />
        {t('keys.create')}
      </Button>
      {isCreating && (
        <CreateKeyDialog
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setCreating(false);
            setMade(key);
            onCreated();
          }}
        />
      )}
      {made && <KeySecret made={made} onClose={() => setMade(null)} />}
    </>
  );
}
