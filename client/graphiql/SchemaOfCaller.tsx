import { useSchemaStore } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { useSession } from './session';

/** A key reaches the public part of the schema, a user all of it: documentation and editor follow the caller. */
export function SchemaOfCaller(): null {
  const { introspect } = useSchemaStore();
  const token = useSession()?.token;
  const isKey = token !== undefined && token.startsWith('hk_');
  const shown = useRef(isKey);
  useEffect(() => {
    if (shown.current === isKey) return;
    shown.current = isKey;
    void introspect();
  }, [introspect, isKey]);
  return null;
}
