import { Field, ID, InputType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';

@InputType({ description: 'A text to translate, and the target language.' })
export class TranslateTextInput {
  @Field(() => ID, { description: 'A published review, or a message that the viewer received.' })
  subjectId!: string;

  @Field(() => Locale, { description: 'The target language.' })
  to!: Locale;
}
