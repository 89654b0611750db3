import { registerEnumType } from 'type-graphql';

export enum Role {
  RENTER = 'renter',
  HOST = 'host',
  ADMIN = 'admin',
}

registerEnumType(Role, {
  name: 'Role',
  description: 'What a person may be; one person may be several.',
  valuesConfig: {
    RENTER: { description: 'Everybody, from signing up.' },
    HOST: { description: 'Whoever has saved a first draft of a space.' },
    ADMIN: { description: 'The staff.' },
  },
});
