/** An act on many rows with one text, its reasons. */
export const bulkAct = (name: string, label: string) => ({
  name,
  label,
  shortcut: name.charAt(0).toLowerCase(),
  fields: [{ name: 'statement', label: 'Motivos', kind: 'text' as const }],
});
