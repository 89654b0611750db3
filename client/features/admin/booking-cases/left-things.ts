/** The list of left things in the form's format. */
export const thingsOf = ({ things = '', firstWitness = '', secondWitness = '' }: Readonly<Record<string, string>>) => ({
  things,
  firstWitness,
  secondWitness,
});
