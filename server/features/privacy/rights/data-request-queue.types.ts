import { Field, Int, ObjectType } from 'type-graphql';
import { DataRequest } from './data-request.entity.js';

@ObjectType({ description: 'A request with the contact data that staff need.' })
export class QueuedDataRequest {
  @Field(() => DataRequest, { description: 'The request.' })
  request!: DataRequest;

  @Field(() => String, { description: 'Full name of the requester.' })
  fullName!: string;

  @Field(() => String, { description: 'E-mail address that the answer goes to.' })
  email!: string;
}

@ObjectType({ description: 'Open requests, by due date.' })
export class DataRequestQueue {
  @Field(() => Int, { description: 'Number of open requests.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of open requests past their due date.' })
  overdueCount!: number;

  @Field(() => [QueuedDataRequest], { description: 'The first fifty.' })
  waiting!: QueuedDataRequest[];
}
