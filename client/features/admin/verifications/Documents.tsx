import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useShortcuts } from '../../../ui/staff/shortcuts';
import { useDecision } from '../undo/decisions';
import type { Reviewed } from './DetailsPanel';
import { DocumentView } from './DocumentView';

/** The documents of a verification side by side, at one scale. */
export function Documents({ id, files, documentType }: Pick<Reviewed, 'id' | 'files' | 'documentType'>) {
  const [isLarge, setLarge] = useState(false);
  const zoom = (): void => setLarge(!isLarge);
  // While a decision waits, its shortcut undoes it.
  useShortcuts('verifications', { zoom: useDecision(id) ? undefined : zoom });
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: files.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
      }}
      gap="5"
      marginTop="5"
    >
      {files.map((file) => (
        <DocumentView key={file.id} file={file} documentType={documentType} isLarge={isLarge} onZoom={zoom} />
      ))}
    </Grid>
  );
}
