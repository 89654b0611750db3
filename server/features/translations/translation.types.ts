import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';

@InputType({ description: 'A text to translate, and the target language.' })
export class TranslateTextInput {
  @Field(() => ID, { description: 'A published review, or a message that the viewer received.' })
  subjectId!: string;

  @Field(() => Locale, { description: 'The target language.' })
  to!: Locale;
}

@ObjectType({ description: 'A machine translation.' })
export class TranslateTextPayload {
  @Field(() => String, {
    nullable: true,
    description: 'The translation; null when the translation service does not respond; retry later.',
  })
  text!: string | null;
}
