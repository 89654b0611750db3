import { Field, ObjectType } from 'type-graphql';
import type { ServiceContext } from '../../core/context.js';
import { Locale } from '../../core/locale.js';
import { Role } from '../../core/roles.js';

@ObjectType('Viewer', { description: 'The signed-in person, as only she sees herself.' })
export class ViewerAccount {
  readonly uuid!: string;

  @Field(() => String, { description: 'The address she signs in with, in lower case.' })
  email!: string;

  @Field(() => String, { description: 'Name and surnames as she gave them.' })
  fullName!: string;

  @Field(() => [Role], { description: 'What she may be, one or several.' })
  roles!: Role[];

  @Field(() => Boolean, { description: 'Whether she has confirmed her address.' })
  isEmailVerified!: boolean;

  @Field(() => Locale, { description: 'The language she gets e-mails in.' })
  locale!: Locale;

  @Field(() => Date, { description: 'When the account was opened.' })
  createdAt!: Date;
}

interface ViewerRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly roles: Role[];
  readonly is_email_verified: boolean;
  readonly locale: Locale;
  readonly created_at: string | Date;
}

/** One person's own account. */
export async function loadViewerAccount(ctx: ServiceContext, userId: string): Promise<ViewerAccount> {
  const [row] = await ctx.em.execute<ViewerRow[]>(
    `select u.id, u.email, u.full_name, u.email_verified_at is not null as is_email_verified, u.locale, u.created_at,
            array(select r.role from user_roles r where r.user_id = u.id order by r.granted_at, r.role desc) as roles
     from users u where u.id = ?`,
    [userId],
  );
  if (!row) throw new Error(`there is no user ${userId}`);
  return {
    uuid: row.id,
    email: row.email,
    fullName: row.full_name,
    roles: row.roles,
    isEmailVerified: row.is_email_verified,
    locale: row.locale,
    createdAt: new Date(row.created_at),
  };
}
