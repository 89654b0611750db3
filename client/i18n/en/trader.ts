import type { messages as es } from '../es/trader';
import type { SameKeys } from '../translations';

/** Who a professional host is. */
export const messages: SameKeys<typeof es> = {
  title: 'Details of the professional',
  missing: 'They have not completed their professional details yet.',
  name: 'Name',
  address: 'Address',
  nif: 'Tax number (NIF)',
  register: 'Register',
  email: 'E-mail',
  phone: 'Phone',
  tax: {
    title: 'Your details for the tax office',
    text: 'The law makes us report who is paid for letting a space. Only you see them; they are needed before your first payout.',
    nif: 'Tax number (NIF or NIE)',
    birthDate: 'Date of birth',
    birthDateHint: 'Leave it empty if the number is that of an organisation.',
    address: 'Full address for tax',
    save: 'Save tax details',
    saved: 'Tax details saved',
  },
  form: {
    title: 'Your professional details',
    text: 'The law requires that people who book know who you are. Anyone can see these details on your listings.',
    done: 'Complete',
    open: 'Missing',
    name: 'Name or company name',
    address: 'Full address',
    email: 'E-mail for renters',
    phone: 'Phone for renters',
    nif: 'Tax number (NIF)',
    register: 'Public register',
    registerHint: 'For example, Registro Mercantil de Madrid. Leave it empty if you are in none.',
    registerNumber: 'Number in the register',
    certified: 'I only offer spaces and services that comply with the rules of the European Union.',
    save: 'Save professional details',
    saved: 'Professional details saved',
  },
};
